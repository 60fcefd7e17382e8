import { retCodes } from '@portal/contract/ret-code';
import { maxCounted, maxListed } from '@portal/contract/search/public';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchDocument } from '../../feature/search-source.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { searchDocuments } from './search-document.table.ts';
import { rowOfDocument } from './search-document.ts';
import { insertDocument } from './testing/insert-document.ts';

const now = new Date('2026-11-21T04:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const list = 'GET /api/searchManage/search/queryList';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(() => now);
});
afterAll(() => test.close());
beforeEach(() => test.db.delete(searchDocuments));

const insert = (given: Partial<SearchDocument>) => insertDocument(test.db, given);
const search = async (keyword: string, more: Record<string, string | number> = {}) =>
  (await test.call(list, { keyword, ...more })).data;
const idsOf = async (keyword: string, more?: Record<string, string | number>) =>
  (await search(keyword, more)).rows.map(({ refId }) => refId);
const cut = ({ text, ranges }: { text: string; ranges: number[][] }) =>
  ranges.map(([start, end]) => text.slice(start, end));

describe('order', () => {
  it('puts title hits before summary hits before text hits, regardless of date', async () => {
    const inText = await insert({ text: '讲到冷链的一段', publishedAt: now, weight: 2 });
    const inSummary = await insert({ summary: '冷链概要', publishedAt: daysAgo(3000) });
    const inTitle = await insert({
      title: `很长的一个题目${'，还有更多的字'.repeat(8)}，说到冷链`,
      publishedAt: daysAgo(3000),
    });
    expect(await idsOf('冷链')).toEqual([inTitle, inSummary, inText]);
  });

  it('puts newer before older, and more important before both', async () => {
    const older = await insert({ text: '冷链', publishedAt: daysAgo(300) });
    const newer = await insert({ text: '冷链', publishedAt: daysAgo(3) });
    const weighty = await insert({ text: '冷链', publishedAt: daysAgo(100), weight: 2 });
    expect(await idsOf('冷链')).toEqual([weighty, newer, older]);
  });

  it('puts adjacent words first', async () => {
    const apart = await insert({ title: '物流与冷链', publishedAt: now });
    const together = await insert({ title: '冷链 物流', publishedAt: daysAgo(900) });
    expect(await idsOf('冷链 物流')).toEqual([together, apart]);
  });

  it('puts the shorter title first', async () => {
    const long = await insert({ title: '冷链物流园区建设进展通报', publishedAt: daysAgo(10) });
    const short = await insert({ title: '冷链物流', publishedAt: daysAgo(10) });
    expect(await idsOf('冷链物流')).toEqual([short, long]);
  });
});

describe('matching', () => {
  it('finds a word longer than an index entry by the whole word and by its beginning', async () => {
    const id = await insert({ text: `${'a'.repeat(5_000)} ${'\uFDFA'.repeat(3_000)}` });
    expect(await idsOf('a'.repeat(100))).toEqual([id]);
    expect(await idsOf('\uFDFA'.repeat(100))).toEqual([id]);
    expect(await idsOf('\uFDFA'.repeat(80))).toEqual([id]);
  });

  it.each([
    ['花卉', '花卉市场', '卉花市场'],
    ['供应链平台', '供应链的平台', '供应商的平台'],
    ['電費', '电费', '水费'],
    ['⽔费', '水费', '电费'],
    ['冷\u200B链', '冷链', '冷库'],
    ['农残检测', '农药残留（农残）的检测', '土壤检测'],
    ['停电通知', '关于停电的通知', '停水通知'],
    ['怎么报修', '如何报修', '如何报名'],
    ['A级', '5A级月季', 'A等级'],
    ['级', '等级', '登记'],
    ['〔2026〕12号', '云花〔2026〕12号', '云花〔2025〕12号'],
    ['orch', 'Orchid care', 'An orange'],
    ['COLD CHAIN', 'cold chain', 'cold change'],
    ['informacion', 'Información', 'Formación'],
    ['花，卉', '花 与 卉', '树与草'],
  ])('%s finds %s and not %s', async (keyword, hit, miss) => {
    const found = await insert({ text: hit });
    await insert({ text: miss });
    expect(await idsOf(keyword)).toEqual([found]);
  });

  it('requires every word, in any field', async () => {
    const both = await insert({ title: '月季', text: '冷链' });
    await insert({ title: '月季', text: '栽培' });
    expect(await idsOf('月季 冷链')).toEqual([both]);
  });

  it('finds by tags', async () => {
    const id = await insert({ tags: ['采后保鲜'] });
    expect(await idsOf('采后保鲜')).toEqual([id]);
  });

  it.each(['%', '_', "%_\\'", "' or 1=1 --", '& | ! ( ) :*', '<->', '！？', '\u0000'])(
    'takes %j for text',
    async (keyword) => {
      await insert({ text: '任何文字 any text' });
      expect(await search(keyword)).toMatchObject({ rows: [], total: 0, kinds: [] });
    },
  );

  it('hides documents before and after their period', async () => {
    await insert({ text: '冷链', visibleFrom: new Date(now.getTime() + 1) });
    await insert({ text: '冷链', visibleTo: now });
    const from = await insert({ text: '冷链', visibleFrom: now, visibleTo: new Date(now.getTime() + 1) });
    expect(await idsOf('冷链')).toEqual([from]);
  });
});

describe('languages', () => {
  it("shows a thing once, in the visitor's language if it matches there", async () => {
    const id = await insert({ title: '冷链 2026' });
    await insert({ refId: id, lang: 'en', title: 'Cold chain 2026' });
    const english = await search('2026', { lang: 'en' });
    expect(english).toMatchObject({ total: 1, rows: [{ refId: id, lang: 'en' }] });
    expect((await search('2026')).rows).toMatchObject([{ refId: id, lang: 'zh' }]);
    expect((await search('冷链', { lang: 'en' })).rows).toMatchObject([{ refId: id, lang: 'zh' }]);
    expect((await search('cold', { lang: 'es' })).rows).toEqual([]);
  });
});

describe('result', () => {
  it('marks the keyword in title and snippet', async () => {
    await insert({ title: 'Ａ级花卉', text: `${'铺垫。'.repeat(80)}到了花卉这里。${'后话。'.repeat(80)}` });
    const { rows } = await search('花卉');
    expect(rows[0]).toMatchObject({ kind: 'ARTICLE', section: 'INDUSTRY', publishedAt: expect.any(Number) });
    expect(rows.map(({ title }) => cut(title))).toEqual([['花卉']]);
    expect(rows.map(({ snippet }) => cut(snippet))).toEqual([['花卉']]);
    expect(rows[0]?.snippet.text.startsWith('…到了花卉这里。')).toBe(true);
  });

  it('counts every kind, whichever is requested', async () => {
    await insert({ text: '冷链' });
    await insert({ text: '冷链', kind: 'POLICY', section: null });
    const policy = await insert({ text: '冷链', kind: 'POLICY', section: null, publishedAt: null });
    const data = await search('冷链', { kind: 'POLICY', pageSize: 1, pageNo: 2 });
    expect(data).toMatchObject({ total: 2, totalIsExact: true, pageNo: 2, pageSize: 1 });
    expect(data.kinds).toEqual([
      { kind: 'POLICY', count: 2, isExact: true },
      { kind: 'ARTICLE', count: 1, isExact: true },
    ]);
    expect(data.rows).toMatchObject([{ refId: policy, publishedAt: null }]);
    expect(await search('冷链', { kind: 'PAGE' })).toMatchObject({ rows: [], total: 0 });
    expect((await search('冷链', { pageNo: 9 })).rows).toEqual([]);
  });

  it('stops counting at a thousand and shows title hits and the newest', async () => {
    const documents = Array.from(
      { length: maxCounted + 200 },
      (_, at): SearchDocument => ({
        kind: 'ARTICLE',
        refId: String(at).padStart(26, '0'),
        lang: 'zh',
        title: at === 1100 ? '冷链专题' : '通告',
        summary: '',
        text: '冷链',
        publishedAt: daysAgo(at),
      }),
    );
    const rows = documents.map((document) => rowOfDocument(document, now));
    for (let at = 0; at < rows.length; at += 300) {
      await test.db.insert(searchDocuments).values(rows.slice(at, at + 300));
    }
    const policy = await insert({ kind: 'POLICY', text: '冷链' });
    const first = await search('冷链');
    expect(first).toMatchObject({ total: maxCounted, totalIsExact: false, listed: maxListed });
    expect(first.rows[0]?.refId).toBe(documents[1100]?.refId);
    expect(first.rows[1]?.refId).toBe(policy);
    expect(first.rows[2]?.refId).toBe(documents[0]?.refId);
    expect(first.kinds).toEqual([
      { kind: 'ARTICLE', count: maxCounted, isExact: false },
      { kind: 'POLICY', count: 1, isExact: true },
    ]);
    expect(await search('冷链', { kind: 'POLICY' })).toMatchObject({
      total: 1,
      totalIsExact: true,
      listed: 1,
    });
    expect((await search('冷链', { pageNo: 6, pageSize: 50 })).rows).toHaveLength(50);
    expect((await search('冷链', { pageNo: 7, pageSize: 50 })).rows).toEqual([]);
  });
});

describe('bad input', () => {
  it.each([
    [{}, 'keyword'],
    [{ keyword: '   ' }, 'keyword'],
    [{ keyword: '花'.repeat(101) }, 'keyword'],
    [{ keyword: '花'.repeat(10_000) }, 'keyword'],
    [{ keyword: '花', kind: 'USER' }, 'kind'],
    [{ keyword: '花', lang: 'fr' }, 'lang'],
    [{ keyword: '花', pageNo: 0 }, 'pageNo'],
    [{ keyword: '花', pageSize: 51 }, 'pageSize'],
  ])('refuses %o and names the field', async (input, field) => {
    const { header, data } = await test.call(list, input);
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(data).toHaveProperty(`fields.${field}`);
  });

  it('accepts a keyword of a hundred characters with many one-character words', async () => {
    const keyword = Array.from({ length: 50 }, (_, at) => String.fromCharCode(0x4e00 + at)).join(' ');
    const { header } = await test.call(list, { keyword });
    expect(header.retCode).toBe(retCodes.SUCCESS);
  });
});
