import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../../..');
export const features = 'apps/server/src/features/';

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // Without git history or a main branch, only the sample is tested.
    return '';
  }
}

/** Lists files changed since this branch left the main one, committed or not. */
function listChangedFiles(): string[] {
  const base = git('merge-base', 'HEAD', 'origin/main').trim() || git('merge-base', 'HEAD', 'main').trim();
  const changed = base === '' ? '' : git('diff', '--name-only', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return `${changed}\n${untracked}`.split('\n').filter(Boolean);
}

/**
 * Changed files below a folder, relative to it, excluding tests, since those change nothing that must be tested again.
 */
export const changedBelow = (folder: string): string[] =>
  listChangedFiles()
    .filter((file) => file.startsWith(folder) && !file.endsWith('.test.ts'))
    .map((file) => file.slice(folder.length));

/** Folders of the features that this branch has changed. */
export const touchedFeatures = (): string[] => [
  ...new Set(changedBelow(features).map((file) => file.split('/')[0] ?? '')),
];

/** A sample that changes with each commit. */
export function sampleOf<T>(all: readonly T[], keyOf: (each: T) => string, count: number): T[] {
  const seed = git('rev-parse', 'HEAD');
  const placeOf = (each: T) =>
    createHash('sha1')
      .update(`${seed} ${keyOf(each)}`)
      .digest('hex');
  return all
    .map((each) => ({ each, place: placeOf(each) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, count)
    .map(({ each }) => each);
}
