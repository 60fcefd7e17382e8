import type { Feature } from './features.ts';
import { placeOf, wordsOf } from './name-forms.ts';
import { catalogueOf } from './sources.ts';

const inFolder = /^(?:apps\/(?:server|web)\/src\/features|packages\/contract\/src)\/([^/]+)\//;
/** A feature's hostile texts lie in a file named after its folder. */
const inSources = /^e2e\/abuse\/sources\/([\w-]+)\.ts$/;
/** Folders that are not split by feature: here the file name determines the owner. */
const byName = /^(?:apps\/server\/src\/demo|e2e)\//;

export const featureFolderOf = (path: string) => inFolder.exec(path)?.[1];

const baseName = (path: string) => (path.split('/').at(-1) ?? '').replace(/\.[a-z]+$/, '');

/** The feature a file belongs to: by its folder, by its messages, or by the first of the terms in its name. */
export function ownerOf(path: string, features: readonly Feature[]): Feature | undefined {
  const folder = featureFolderOf(path) ?? inSources.exec(path)?.[1];
  if (folder) return features.find(({ name }) => name === folder);
  const messages = catalogueOf(path);
  if (messages) return features.find((feature) => feature.messages.includes(messages));
  if (!byName.test(path)) return undefined;

  const words = wordsOf(baseName(path));
  const named = features.flatMap((feature) =>
    feature.terms.map((term) => ({ feature, term, at: placeOf(term, words) })).filter(({ at }) => at !== -1),
  );
  // `enterprise-member` belongs to enterprise, `work-queue` to the queue: the first and longest term wins.
  return named.sort((a, b) => a.at - b.at || b.term.length - a.term.length)[0]?.feature;
}

/** Whether a file belongs to an entity without a folder of its own, judging by the names in its path. */
export function isOfEntity(path: string, entity: Feature): boolean {
  const messages = catalogueOf(path);
  if (messages) return entity.messages.includes(messages);
  if (!featureFolderOf(path) && !byName.test(path)) return false;
  const folders = path.replace(inFolder, '').split('/').slice(0, -1);
  return [...folders, baseName(path)].some((name) =>
    entity.terms.some((term) => placeOf(term, wordsOf(name)) !== -1),
  );
}
