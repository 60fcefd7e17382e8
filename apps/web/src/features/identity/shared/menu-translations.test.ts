import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { translations } from './menu-translations.ts';

const folder = new URL('../../../../../server/migrations/', import.meta.url);

/** Names in the rows that migrations add to the default menus. */
const named = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split(';'))
  .filter((statement) => statement.includes('INSERT INTO "menu_item"'))
  .flatMap((statement) =>
    [...statement.matchAll(/'([^']*\p{Script=Han}[^']*)'/gu)].map(([, name]) => name ?? ''),
  );

it('translates every default menu entry', () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !(name in translations.en))).toEqual([]);
});
