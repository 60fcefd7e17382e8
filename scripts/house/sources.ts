import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

export interface Source {
  /** Relative to the root of the project. */
  path: string;
  text: string;
  lines: number;
}

const read = /\.(?:ts|tsx|mjs|css|md|json)$/;
// Generated files and pure data.
const skipped =
  /(?:^|\/)migrations\/|(?:^|\/)package-lock\.json$|^(?:apps\/server\/src\/demo\/data|packages\/contract\/src\/collected)\//;

const countLines = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Every handwritten file that git tracks or would track. */
export function readSources(): Source[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return listed
    .split('\0')
    .filter((path) => read.test(path) && !skipped.test(path) && existsSync(join(root, path)))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: countLines(text) };
    });
}

export const isTest = (path: string) =>
  /\.test\.tsx?$|\/testing\//.test(path) && !path.startsWith('apps/server/src/testing/');

const ofCatalogue = /(?:^|\/)messages\/([^/]+)\.json$/;

/** The name of a message catalogue, independent of where the catalogues are. */
export const catalogueOf = (path: string) => ofCatalogue.exec(path)?.[1];
