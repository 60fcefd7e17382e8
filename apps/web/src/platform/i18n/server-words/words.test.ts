import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { labelWords } from './label-words.ts';
import { createTranslator } from './translate.ts';

const root = join(import.meta.dirname, '../../../../../..');
const han = /\p{Script=Han}/u;
const slots = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

describe('labels', () => {
  it('stand once each', () => {
    const known = labelWords.map(([chinese]) => chinese);
    expect(known.filter((chinese, at) => known.indexOf(chinese) !== at)).toEqual([]);
  });

  it('are whole in every language', () => {
    for (const [chinese, ...words] of labelWords)
      for (const word of words) {
        expect(word, chinese).not.toBe('');
        expect(slots(word), chinese).toEqual(slots(chinese));
      }
  });

  it('are not Chinese in English and Spanish', () => {
    expect(labelWords.filter(([, en, es]) => han.test(en + es))).toEqual([]);
  });
});

/** What is Chinese there for a reason: heads of spreadsheets, feeds, pages for phones, and values, not words. */
const notShown = [
  /\/(default-pages|demo|testing|quality|large-data|documentation|api-document|pages|phone)\//,
  /\.test\.ts$/,
  /\.(view|routes)\.ts$/,
  /column-names\.ts$/,
  /readable-(content|html)\.ts$/,
  /word-facts\.ts$/,
  /policy-(rule|terms)\.ts$/,
  /contract\/src\/enterprise\.ts$/,
  /send-declare-calendar\.ts$/,
  /create-admin\.ts$/,
  /erase-person\.ts$/,
  /save-article\.ts$/,
  /policy-rows\.ts$/,
  /feed\.queries\.ts$/,
  /render-feed\.ts$/,
  /(fixed|standard)-entries\.ts$/,
];

/** Labels that the web has in its own catalogue, and pieces of longer texts. */
const otherwise = [
  '待我办',
  '进行中',
  '已完成',
  '已终止',
  '账号安全',
  '安全与签收',
  '企业与入驻',
  '内容发布',
  '收藏更新',
  '截止申报',
  '公示结果',
  '异议成立，重新评审',
  '初审',
  '终审',
];

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && path.endsWith('.ts') && !notShown.some((part) => part.test(path))) yield path;
  }
}

/** The Chinese texts of a source, with something in the place of what is filled in. */
function textsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain, template]) => plain ?? template ?? '')
    .filter((text) => han.test(text) && !otherwise.includes(text))
    .map((text) => text.replace(/\$\{[^}]*\}|\{\w+\}/g, '7'));
}

it('know every text that the contract and the server show', () => {
  const translate = createTranslator(labelWords, 'en');
  const isKnown = (text: string) => translate(text)?.every((part) => typeof part === 'string') ?? false;
  const unknown = ['packages/contract/src', 'apps/server/src']
    .flatMap((folder) => [...sourcesIn(join(root, folder))])
    .flatMap((path) => textsOf(path).map((text) => `${path.slice(root.length + 1)}: ${text}`))
    .filter((line) => !isKnown(line.slice(line.indexOf(': ') + 2)));
  expect(unknown).toEqual([]);
});
