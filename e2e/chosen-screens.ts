import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Feature } from '../apps/server/src/feature/feature.ts';
import { sampleOf, touchedFeatures } from '../apps/server/src/testing/changed-files.ts';

/** How many screens are looked at of the features that this branch has not touched; `npm run test:full` sees all. */
const sampled = 12;
/** Of a branch that has touched nearly all, the gate looks at so many, so that its time stays what it is. */
const maxTouched = 24;

const folder = resolve(import.meta.dirname, '../apps/server/src/features');

async function menuPagesOf(name: string): Promise<readonly string[]> {
  const file = `${folder}/${name}/${name}.feature.ts`;
  // A feature that is gone has no pages.
  if (!existsSync(file)) return [];
  const parts = (await import(file)) as Record<string, Feature>;
  return Object.values(parts).flatMap(({ menuPages = [] }) => menuPages);
}

/** `/manage/tutor` of `/manage/tutor?view=hours`, and `/my-post` of `/my-post/write`. */
const menuPageOf = (path: string) => /^(?:\/manage)?\/[^/?]+/.exec(path)?.[0] ?? path;

/** Chooses from all screens those of the touched features and some of the others. */
export async function chooseScreens<S extends { path: string }>(screens: readonly S[]): Promise<Set<S>> {
  if (process.env.CONTRACT_TESTS === 'all') return new Set(screens);
  const touched = new Set((await Promise.all(touchedFeatures().map(menuPagesOf))).flat());
  const isTouched = ({ path }: S) => touched.has(menuPageOf(path));
  const others = screens.filter((screen) => !isTouched(screen));
  const placeOf = (screen: S) => `${screens.indexOf(screen)}`;
  return new Set([
    ...sampleOf(screens.filter(isTouched), placeOf, maxTouched),
    ...sampleOf(others, placeOf, sampled),
  ]);
}
