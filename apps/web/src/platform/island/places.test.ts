import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const sources = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(sources, file), 'utf8');

// Islands and pages are found by a string, which no compiler checks when a file is moved.
it('every island is named after its file', () => {
  const files = globSync('features/**/*.island.tsx', { cwd: sources });
  const names = files.map((file) => /\b(?:island|behaviour)(?:<.*>)?\(\s*'([^']+)'/.exec(read(file))?.[1]);
  expect(files.length).toBeGreaterThan(20);
  expect(names.map((name) => `features/${name}.island.tsx`)).toEqual(files);
});

it.each(['routes.tsx', 'account-routes.tsx'])('every page in %s has a file', (table) => {
  const files = [...read(table).matchAll(/[pP]age\('([^']+)'/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(sources, 'features', file)))).toEqual([]);
});
