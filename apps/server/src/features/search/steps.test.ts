import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchDocument } from '../../feature/search-source.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertDocuments } from './index-writes.ts';
import { prepareSynonyms } from './prepare-synonyms.ts';
import { publicTaskSearch } from './public-task.search.ts';
import { renewIndex } from './renew-index.ts';
import { searchDocuments } from './search-document.table.ts';
import { indexVersion } from './search-document.ts';
import { synonyms } from './synonym.table.ts';
import { insertDocument } from './testing/insert-document.ts';

const now = new Date('2026-11-21T04:00:00Z');
const list = 'GET /api/searchManage/search/queryList';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(() => now);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(searchDocuments);
  await test.db.delete(synonyms);
  await prepareSynonyms(test.db);
});

const insert = (given: Partial<SearchDocument>) => insertDocument(test.db, given);
const search = async (keyword: string, more: Record<string, string> = {}) =>
  (await test.call(list, { keyword, ...more })).data;
const stepsOf = async (keyword: string, more?: Record<string, string>) =>
  (await search(keyword, more)).rows.map(({ refId, step }) => [refId, step]);

describe('steps', () => {
  it('go from the phrase to all words to words that mean the same', async () => {
    const same = await insert({ title: '冷链车奖补' });
    const words = await insert({ title: '补贴冷藏车' });
    const phrase = await insert({ title: '冷藏车补贴' });
    expect(await stepsOf('冷藏车补贴')).toEqual([
      [phrase, 'PHRASE'],
      [words, 'WORDS'],
      [same, 'SYNONYMS'],
    ]);
    expect((await search('冷藏车补贴')).understood.words.map(({ word }) => word)).toEqual(['冷藏车', '补贴']);
    expect(await stepsOf('冷藏车补贴', { literal: '1' })).toEqual([[phrase, 'PHRASE']]);
  });

  it('leave out a word of the same meaning that the reader took back', async () => {
    const aid = await insert({ title: '冷藏车补助' });
    const reward = await insert({ title: '冷藏车奖补' });
    const found = async (without: string) =>
      (await search('冷藏车补贴', { without })).rows.map(({ refId }) => refId).sort();
    expect(await found('')).toEqual([aid, reward].sort());
    expect(await found('补助')).toEqual([reward]);
    expect((await search('冷藏车补贴', { without: '补助,奖补' })).understood.words[1]?.also).not.toContain(
      '奖补',
    );
  });

  it.each([
    ['yueji', 'SOUND', '月季'],
    ['月际', 'SOUND', '月季'],
    ['clyj', 'SOUND', '晨露月季'],
    ['晨雾月季', 'SPELLING', '晨露月季'],
  ])('read %s by %s as %s', async (keyword, step, meant) => {
    const id = await insert({ title: '云岫晨露月季种苗有限公司' });
    await insert({ title: '园区班车' });
    expect(await stepsOf(keyword)).toEqual([[id, step]]);
    expect((await search(keyword)).understood).toMatchObject({ step, keyword: meant });
    expect((await search(keyword, { literal: '1' })).total).toBe(0);
  });

  it.each([
    ['greenhouse', 'en', '温室'],
    ['invernadero', 'es', '温室'],
    ['バラ', 'ja', '月季'],
    ['溫室', 'zh', '温室'],
  ])('find what %s means in %s', async (keyword, lang, title) => {
    const id = await insert({ title });
    expect((await stepsOf(keyword, { lang })).map(([refId]) => refId)).toEqual([id]);
  });

  it('end with what is nearest, which is no result', async () => {
    const both = await insert({ title: '银行担保产品', text: '招商' });
    const one = await insert({ title: '银行回单' });
    await insert({ title: '绣球黄叶' });
    const data = await search('招商银行贷款产品');
    expect(data).toMatchObject({ total: 0, kinds: [], understood: { step: 'NEAREST' } });
    expect(data.rows.map(({ refId }) => refId)).toEqual([both, one]);
  });
});

describe('services', () => {
  it('come first, by any of their words, in any language', async () => {
    await insertDocuments(test.db, await publicTaskSearch.readDocuments(test.db, ['REPAIR', 'WATER']), now);
    const article = await insert({ title: '水费' });
    expect((await stepsOf('水费')).map(([refId]) => refId)).toEqual(['WATER', article]);
    expect(await search('broken')).toMatchObject({
      rows: [{ kind: 'PUBLIC_TASK', refId: 'REPAIR', lang: 'zh' }],
    });
    expect(await search('repiar', { lang: 'en' })).toMatchObject({
      rows: [{ refId: 'REPAIR', step: 'SPELLING' }],
    });
  });
});

describe('groups', () => {
  const grouped = async (keyword: string, more: Record<string, string> = {}) => {
    const { rows, kinds, total } = await search(keyword, { grouped: '1', ...more });
    return { total, kinds, found: rows.map(({ kind, title }) => [kind, title.text]) };
  };

  it('hold the best three of each kind, in the order of their best, services first', async () => {
    await insertDocuments(test.db, await publicTaskSearch.readDocuments(test.db, ['WATER']), now);
    for (const nth of [1, 2, 3, 4]) await insert({ title: `园区通知${nth}`, summary: '水费' });
    for (const nth of [1, 2, 3, 4]) await insert({ kind: 'ENTERPRISE', title: `水费${nth}` });
    const { total, kinds, found } = await grouped('水费');
    expect(total).toBe(9);
    expect(kinds.find(({ kind }) => kind === 'ARTICLE')?.count).toBe(4);
    expect(found.map(([kind]) => kind)).toEqual([
      'PUBLIC_TASK',
      'ENTERPRISE',
      'ENTERPRISE',
      'ENTERPRISE',
      'ARTICLE',
      'ARTICLE',
      'ARTICLE',
    ]);
    expect((await grouped('水费', { kind: 'ARTICLE' })).found).toHaveLength(4);
  });
});

describe('renewal of the index', () => {
  it('rewrites older rows and adds the texts of the program, and ends', async () => {
    const [first] = await publicTaskSearch.readDocuments(test.db, ['REPAIR']);
    await insertDocuments(test.db, first ? [first] : [], now);
    await test.db.update(searchDocuments).set({ indexVersion: 0, nearWords: '' });
    expect((await search('报修')).total).toBe(1);
    await renewIndex(test.db, [publicTaskSearch], now);
    const rows = await test.db.select().from(searchDocuments);
    const ids = await publicTaskSearch.listIds(test.db, '', 200);
    expect(rows).toHaveLength(4 * ids.length);
    expect(rows.every((row) => row.indexVersion === indexVersion)).toBe(true);
    expect(rows.every((row) => row.lang !== 'zh' || row.nearWords !== '')).toBe(true);
    await renewIndex(test.db, [publicTaskSearch], new Date(0));
    expect(
      (await test.db.select().from(searchDocuments)).every(({ indexedAt }) => indexedAt > new Date(0)),
    ).toBe(true);
  });
});
