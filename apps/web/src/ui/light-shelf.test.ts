import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

// Public pages have a budget of 100 KiB of JavaScript in total, so their components must not import React Aria.
const LIGHT = `
  action-bar alert avatar block-head breadcrumb button chip disclosure dropdown facts figures form icon layout line-plot link list-bar meta-line
  native-field nav-menu page-head pagination panel picture plain-field progress prose qr-code rows selection-bar skeleton skip-link state status steps
  tab-links table tag timeline toast upload visually-hidden
`
  .trim()
  .split(/\s+/);

const root = import.meta.dirname;

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [
    ...source.matchAll(/^\s*(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+)'|import\('([^']+)'\)/gm),
  ].map((match) => match[1] ?? match[2] ?? '');
}

/** All direct and indirect imports of a file, with the import path; packages by name. */
function reach(file: string, way: string[] = [], seen = new Map<string, string[]>()): Map<string, string[]> {
  for (const target of importsOf(file)) {
    const inside = target.startsWith('.');
    const key = inside ? resolve(dirname(file), target) : target;
    if (seen.has(key)) continue;
    const here = [...way, relative(root, file)];
    seen.set(key, here);
    if (inside && /\.tsx?$/.test(key)) reach(key, here, seen);
  }
  return seen;
}

const lightFiles = LIGHT.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(story|test)\.|^cut-/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** `qr` is 6 KiB and loaded only where a code is drawn. */
const lightPackages = ['react', 'clsx', 'qr'];

test.each(lightFiles)('%s imports only light packages', (file) => {
  const packages = [...reach(join(root, file))].filter(([key]) => !key.startsWith('/'));
  const foreign = packages.filter(([name]) => !lightPackages.includes(name));
  expect(foreign).toEqual([]);
});

test('the walk finds React Aria where it is used', () => {
  const packages = [...reach(join(root, 'dialog/Dialog.tsx')).keys()];
  expect(packages).toContain('react-aria-components');
});
