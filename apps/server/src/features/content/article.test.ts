import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testNow as now, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tagInfos } from '../dictionary/dictionary.table.ts';
import { articles, articleTranslations } from './article.table.ts';
import { insertArticle } from './testing/insert-article.ts';

const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const list = 'GET /api/infoManage/content/queryList';
const detail = 'GET /api/infoManage/content/queryDetail';

let portal: TestApp;
const ids: Record<'pinned' | 'fresh' | 'old' | 'expired' | 'scheduled' | 'draft' | 'notice', string> = {
  pinned: '',
  fresh: '',
  old: '',
  expired: '',
  scheduled: '',
  draft: '',
  notice: '',
};

beforeAll(async () => {
  portal = await openTestApp();
  const { db } = portal;
  await db.insert(tagInfos).values([
    { tagId: 'lily', name: '百合', group: '品类' },
    { tagId: 'cold-chain', name: '冷链', group: '环节' },
  ]);
  ids.pinned = await insertArticle(db, { publishAt: daysAgo(9), pinned: true, views: 7, tagIds: ['lily'] });
  ids.fresh = await insertArticle(db, { publishAt: daysAgo(1), views: 3, tagIds: ['lily', 'cold-chain'] });
  ids.old = await insertArticle(db, { publishAt: new Date('2025-12-31T15:59:59Z'), views: 90 });
  ids.expired = await insertArticle(db, { publishAt: daysAgo(5), status: 'EXPIRED', expireAt: daysAgo(2) });
  ids.scheduled = await insertArticle(db, { publishAt: daysAgo(-1), status: 'SCHEDULED' });
  ids.draft = await insertArticle(db, { publishAt: daysAgo(3), status: 'DRAFT' });
  ids.notice = await insertArticle(db, { publishAt: daysAgo(2), column: 'NOTICE', level: 'URGENT' });
});

afterAll(() => portal.close());

const idsOf = (rows: { contentId: string }[]) => rows.map((row) => row.contentId);

describe('queryList', () => {
  it('lists published articles, pinned first, then newest', async () => {
    const { header, data } = await portal.call(list, { column: 'INDUSTRY' });
    expect(header.retCode).toBe(retCodes.SUCCESS);
    expect(idsOf(data.rows)).toEqual([ids.pinned, ids.fresh, ids.old]);
    expect(data).toMatchObject({ total: 3, totalIsExact: true, pageNo: 1, pageSize: 10 });
  });

  it('returns times as epoch milliseconds, tag names and nothing beyond the contract', async () => {
    const { data } = await portal.call(list, { column: 'INDUSTRY', tagId: 'cold-chain' });
    expect(data.rows[0]).toMatchObject({
      publishAt: daysAgo(1).getTime(),
      tags: [
        { tagId: 'lily', name: '百合' },
        { tagId: 'cold-chain', name: '冷链' },
      ],
    });
    expect(data.rows[0]).not.toHaveProperty('body');
    expect(data.rows[0]).not.toHaveProperty('createdBy');
  });

  it.each([
    ['tag', { tagId: 'lily' }, ['pinned', 'fresh']],
    ['unknown tag', { tagId: 'tulip' }, []],
    // 15:59:59 UTC on 31 December is the last second of the year in Shanghai.
    ['year of Asia/Shanghai', { year: 2025 }, ['old']],
    ['days', { days: 7 }, ['fresh']],
    ['level', { level: 'URGENT' }, []],
    ['reading', { sort: 'views' }, ['old', 'pinned', 'fresh']],
  ] as const)('filters or sorts by %s', async (_name, filter, expected) => {
    const { data } = await portal.call(list, { column: 'INDUSTRY', ...filter });
    expect(idsOf(data.rows)).toEqual(expected.map((key) => ids[key]));
  });

  it('is paged and returns an empty page beyond the last', async () => {
    const second = await portal.call(list, { column: 'INDUSTRY', pageNo: 2, pageSize: 2 });
    expect(idsOf(second.data.rows)).toEqual([ids.old]);
    const beyond = await portal.call(list, { column: 'INDUSTRY', pageNo: 99, pageSize: 2 });
    expect(beyond.data).toMatchObject({ rows: [], total: 3, pageNo: 99 });
  });

  it.each([
    [{}, 'column'],
    [{ column: 'CAROUSEL' }, 'column'],
    [{ column: 'INDUSTRY', pageNo: 0 }, 'pageNo'],
    [{ column: 'INDUSTRY', pageNo: '一' }, 'pageNo'],
    [{ column: 'INDUSTRY', pageSize: 51 }, 'pageSize'],
    [{ column: 'INDUSTRY', year: 1999 }, 'year'],
    [{ column: 'INDUSTRY', tagId: "' or 1=1" }, 'tagId'],
    [{ column: 'INDUSTRY', lang: 'fr' }, 'lang'],
  ])('refuses %o and names the field', async (input, field) => {
    const { header, data } = await portal.call(list, input);
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(data).toHaveProperty(`fields.${field}`);
  });
});

describe('queryDetail', () => {
  it('returns the article with its neighbours and related articles', async () => {
    const { data } = await portal.call(detail, { id: ids.fresh, column: 'INDUSTRY' });
    expect(data).toMatchObject({ contentId: ids.fresh, body: '<p>采收后两小时内入库。</p>', expired: false });
    expect(data.previous).toBeNull();
    expect(data.next?.contentId).toBe(ids.pinned);
    expect(idsOf(data.related)).toEqual([ids.pinned]);
  });

  it('keeps an expired article readable and marks it as expired', async () => {
    const { data } = await portal.call(detail, { id: ids.expired });
    expect(data).toMatchObject({ contentId: ids.expired, expired: true });
  });

  it('uses the requested language if there is a translation', async () => {
    await portal.db.insert(articleTranslations).values({
      articleId: ids.pinned,
      lang: 'en',
      title: 'Four steps of precooling',
      summary: 'Two hours.',
      body: '<p>Within two hours.</p>',
    });
    const english = await portal.call(detail, { id: ids.pinned, lang: 'en' });
    expect(english.data).toMatchObject({ lang: 'en', title: 'Four steps of precooling' });
    expect(english.data.translations).toEqual(['en']);
    const spanish = await portal.call(detail, { id: ids.pinned, lang: 'es' });
    expect(spanish.data.lang).toBe('zh');
  });

  it.each(['scheduled', 'draft'] as const)('does not find %s articles', async (key) => {
    const { header } = await portal.call(detail, { id: ids[key] });
    expect(header.retCode).toBe(retCodes.NOT_FOUND);
  });

  it('does not find an article under another column or an unknown one', async () => {
    const foreign = await portal.call(detail, { id: ids.notice, column: 'INDUSTRY' });
    expect(foreign.header.retCode).toBe(retCodes.NOT_FOUND);
    const unknown = await portal.call(detail, { id: ulid() });
    expect(unknown.header.retCode).toBe(retCodes.NOT_FOUND);
  });

  it('refuses an invalid id', async () => {
    const { header, data } = await portal.call(detail, { id: '42' });
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(data).toHaveProperty('fields.id');
  });

  it('sanitizes a body that was stored unsanitized', async () => {
    const id = await insertArticle(portal.db, {
      publishAt: daysAgo(40),
      column: 'PARK',
      body: '<h2 onclick="steal()">一</h2><script>steal()</script><p><a href="javascript:steal()">x</a></p>',
    });
    const { data } = await portal.call(detail, { id });
    expect(data.body).toBe('<h2 id="s1">一</h2><p><a>x</a></p>');
  });
});

describe('queryFacets', () => {
  it('counts tags, and lists years and the most read articles of the last month', async () => {
    const { data } = await portal.call('GET /api/infoManage/content/queryFacets', { column: 'INDUSTRY' });
    expect(data.total).toBe(3);
    expect(data.tags).toEqual([
      { tagId: 'lily', name: '百合', count: 2 },
      { tagId: 'cold-chain', name: '冷链', count: 1 },
    ]);
    expect(data.years).toEqual([2026, 2025]);
    expect(idsOf(data.mostRead)).toEqual([ids.pinned, ids.fresh]);
  });

  it('is empty for an empty column', async () => {
    const { data } = await portal.call('GET /api/infoManage/content/queryFacets', { column: 'SAFETY' });
    expect(data).toEqual({ total: 0, tags: [], levels: [], categories: [], years: [], mostRead: [] });
  });
});

describe('view', () => {
  it('counts a reader once per half hour and saves the total when the server stops', async () => {
    const own = await openTestApp();
    const id = await insertArticle(own.db, { publishAt: daysAgo(1) });
    const first = await own.call('POST /api/infoManage/content/view', { id });
    const again = await own.call('POST /api/infoManage/content/view', { id });
    expect([first.data.counted, again.data.counted]).toEqual([true, false]);
    await own.app.close();
    expect(await own.db.select({ views: articles.views }).from(articles)).toEqual([{ views: 1 }]);
    await own.database.drop();
  });

  it('refuses an invalid id', async () => {
    const { header } = await portal.call('POST /api/infoManage/content/view', { id: 'x' });
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
  });
});
