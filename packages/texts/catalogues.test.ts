import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogues } from './read-catalogues.ts';

const root = join(import.meta.dirname, '../..');
/** Source folders that use messages. */
const speakers = ['apps/web/src', 'apps/server/src', 'packages/contract/src'];
const catalogues = readCatalogues();
const han = /\p{Script=Han}/u;

/** Quoted words may be literal text of the page, whatever the language. */
const withoutQuotes = (text = '') => text.replace(/“[^”]*”|«[^»]*»/g, '');

function sourcesIn(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !/\.test\.tsx?$/.test(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(path);
      return /\.tsx?$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

// The compiler already ensures that no language lacks a text or an argument.
describe.each(catalogues)('$name', ({ name, texts }) => {
  it.each(['en', 'es'] as const)('has no untranslated text in %s', (language) => {
    const untranslated = Object.entries(texts).filter(([, text]) => han.test(withoutQuotes(text[language])));
    expect(untranslated).toEqual([]);
  });

  it('starts every key with its name', () => {
    const start = `${name.replaceAll('-', '_')}_`;
    expect(Object.keys(texts).filter((key) => !key.startsWith(start))).toEqual([]);
  });
});

it('catalogues define each key once', () => {
  const keys = catalogues.flatMap(({ texts }) => Object.keys(texts));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('catalogues contain no unused text', () => {
  const words = new Set(speakers.flatMap((folder) => sourcesIn(join(root, folder)).match(/\w+/g) ?? []));
  const unused = catalogues.flatMap(({ texts }) => Object.keys(texts).filter((key) => !words.has(key)));
  expect(unused).toEqual([]);
});

/** Words a native writer would not use here, and counts that avoid a plural form; see CONTRIBUTING.md. */
const oddWords =
  /\b(?:reckon\w*|whoever|wherever|anew|handed in|hand in|beside|is to be|are to be|for nothing|cannot|may not|one’s)\b|\{(?:count|days|hours|minutes)\} (?:day|hour|minute|person|company|item|row|bill)s?\b(?!\s*\})/i;

/** Texts whose count is never one. */
const neverOne = new Set(['price_days']);

it('English texts avoid words and counts that a native writer would not use', () => {
  const odd = catalogues.flatMap(({ texts }) =>
    Object.entries(texts).filter(([key, { en = '' }]) => oddWords.test(en) && !neverOne.has(key)),
  );
  expect(odd.map(([key, { en }]) => `${key}: ${en}`)).toEqual([]);
});
