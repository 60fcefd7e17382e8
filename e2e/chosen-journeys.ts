import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, sampleOf, touchedFeatures } from '../apps/server/src/testing/changed-files.ts';
import { featureNamed } from '../scripts/house/features.ts';
import { ownerOf } from '../scripts/house/owner.ts';

/** Folders of journeys: the errands of members, and the days of operators. */
const folders = ['e2e/member', 'e2e/manage'];

/** How many files of journeys of features that this branch has not touched the gate runs, others at each commit. */
const sampled = 3;
/** Of a branch that has touched nearly all, the gate runs so many, so that its time stays what it is. */
const maxTouched = 5;

/** A feature, and the one that it is a wing of: the journey of the whole may lead through the wing. */
const houseOf = (name: string) => [name, featureNamed(name).wingOf ?? []].flat().map(featureNamed);

/**
 * The files of journeys that the gate leaves to `npm run test:full`: it runs those of the touched features and some of
 * the others. All that is not a journey always runs.
 */
export function findJourneysLeftOut(): string[] {
  const journeys = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `${folder}/${name}`),
  );
  const touched = touchedFeatures().flatMap(houseOf);
  const isTouched = (path: string) => ownerOf(path, touched) !== undefined;
  const placeOf = (path: string) => path;
  const chosen = new Set([
    ...sampleOf(journeys.filter(isTouched), placeOf, maxTouched),
    ...sampleOf(
      journeys.filter((path) => !isTouched(path)),
      placeOf,
      sampled,
    ),
  ]);
  return journeys.filter((path) => !chosen.has(path));
}
