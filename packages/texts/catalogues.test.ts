import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as compiled from '@portal/texts/messages';
import { describe, expect, it } from 'vitest';

const texts = import.meta.dirname;
const root = join(texts, '../..');
/** The sources that use messages. */
const speakers = ['apps/web/src', 'apps/server/src', 'packages/contract/src'];
const catalogues = join(texts, 'messages');
const features = readdirSync(catalogues);
const languages = ['zh', 'en', 'es', 'ja'] as const;
const han = /\p{Script=Han}/u;

const readTexts = (feature: string, language: string): [key: string, text: string][] =>
  Object.entries(
    JSON.parse(readFileSync(join(catalogues, feature, `${language}.json`), 'utf8')) as Record<string, string>,
  ).filter(([key]) => key !== '$schema');

const slotsOf = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();

/** Quotes may be literal words of the page, whatever the language. */
const withoutQuotes = (text: string) => text.replace(/“[^”]*”|«[^»]*»/g, '');

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

it('all are compiled', () => {
  const keys = features.flatMap((feature) => readTexts(feature, 'zh').map(([key]) => key));
  expect(keys.filter((key) => !(key in compiled))).toEqual([]);
});

// If a language lacks a text or a placeholder, the page would fall back to English or show nothing.
describe.each(features)('%s', (feature) => {
  const chinese = readTexts(feature, 'zh');

  it.each(languages)('is whole in %s', (language) => {
    const texts = readTexts(feature, language);
    expect(texts.map(([key]) => key).sort()).toEqual(chinese.map(([key]) => key).sort());
    const inChinese = new Map(chinese);
    for (const [key, text] of texts) {
      expect(text, key).not.toBe('');
      expect(slotsOf(text), key).toEqual(slotsOf(inChinese.get(key)));
    }
  });

  it.each(['en', 'es'])('is translated in %s', (language) => {
    const texts = readTexts(feature, language);
    expect(texts.filter(([, text]) => han.test(withoutQuotes(text)))).toEqual([]);
  });

  it('has keys that begin with its name', () => {
    const start = `${feature.replaceAll('-', '_')}_`;
    expect(chinese.filter(([key]) => !key.startsWith(start))).toEqual([]);
  });
});

it('hold no text that nothing shows', () => {
  const words = new Set(speakers.flatMap((folder) => sourcesIn(join(root, folder)).match(/\w+/g) ?? []));
  const unused = features.flatMap((feature) => readTexts(feature, 'zh').filter(([key]) => !words.has(key)));
  expect(unused).toEqual([]);
});
