import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { articles, articleTags } from './article.table.ts';
import type { ArticlePageRequest } from './list-articles.ts';
import { maxWalk, pageOfArticles } from './list-articles.ts';
import { type Change, changeArticle, insertMany } from './testing/change-articles.ts';

const now = new Date('2026-11-21T04:00:00Z');
const column = 'INDUSTRY';
const latest = { column, sort: 'latest', lang: 'zh', pageNo: 1, pageSize: 50 } as const;

const { id, status, publishAt, pinned, views, tagIds, level, category } = articles;
const keys = { id, column: articles.column, status, publishAt, pinned, views, tagIds, level, category };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Row = Awaited<ReturnType<typeof readAll>>[number];

const readAll = () => database.db.select(keys).from(articles);

// Asia/Shanghai is eight hours ahead of UTC.
const yearOf = ({ publishAt }: Row) => new Date(publishAt.getTime() + 8 * 3_600_000).getUTCFullYear();

function isListed(row: Row, request: ArticlePageRequest): boolean {
  const { tagId, year, level, category, days } = request;
  return (
    row.column === request.column &&
    row.status === 'PUBLISHED' &&
    (tagId === undefined || row.tagIds.includes(tagId)) &&
    (year === undefined || yearOf(row) === year) &&
    (level === undefined || row.level === level) &&
    (category === undefined || row.category === category) &&
    (days === undefined || now.getTime() - row.publishAt.getTime() <= days * 86_400_000)
  );
}

function orderOf({ sort, year, days }: ArticlePageRequest) {
  const later = (a: Row, b: Row) => b.publishAt.getTime() - a.publishAt.getTime();
  const byId = (a: Row, b: Row) => (a.id < b.id ? 1 : -1);
  if (sort === 'views') return (a: Row, b: Row) => b.views - a.views || byId(a, b);
  const pins = year === undefined && days === undefined;
  return (a: Row, b: Row) => (pins ? Number(b.pinned) - Number(a.pinned) : 0) || later(a, b) || byId(a, b);
}

async function expectEveryPage(request: ArticlePageRequest): Promise<void> {
  const expected = (await readAll()).filter((row) => isListed(row, request)).sort(orderOf(request));
  const pages = Math.ceil(expected.length / request.pageSize) + 1;
  for (let pageNo = 1; pageNo <= pages; pageNo++) {
    const page = await pageOfArticles(database.db, { ...request, pageNo }, now);
    const from = (pageNo - 1) * request.pageSize;
    expect(page.rows.map(({ contentId }) => contentId)).toEqual(
      expected.slice(from, from + request.pageSize).map(({ id }) => id),
    );
    expect(page).toMatchObject({ total: expected.length, totalIsExact: true });
  }
}

const articleChange: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('insert', 'withdraw', 'publish', 'pin', 'move', 'retag', 'read', 'delete'),
  at: fc.nat(),
  // Five years, including changes of year and day in Shanghai.
  publishAt: fc.oneof(
    fc.date({ min: new Date('2021-12-31T15:00:00Z'), max: now, noInvalidDate: true }),
    fc
      .constantFrom('2023-12-31T16:00:00Z', '2023-12-31T15:59:59.999Z', '2025-06-30T16:00:00Z')
      .map((text) => new Date(text)),
  ),
  tagIds: fc.uniqueArray(fc.constantFrom('rose', 'lily', 'cold-chain'), { maxLength: 2 }),
  level: fc.constantFrom('NORMAL', 'IMPORTANT', 'URGENT'),
  category: fc.constantFrom(null, '清单', '案例'),
});

describe('pageOfArticles', () => {
  it('shows the right part of the full order on every page after any changes', async () => {
    await insertMany(database.db, { column, count: 700, until: now });
    await fc.assert(
      fc.asyncProperty(fc.array(articleChange, { minLength: 8, maxLength: 16 }), async (changes) => {
        for (const change of changes) await changeArticle(database.db, column, change);
        await expectEveryPage(latest);
        await expectEveryPage({ ...latest, pageSize: 7, tagId: 'rose' });
        await expectEveryPage({ ...latest, year: 2023 });
        await expectEveryPage({ ...latest, level: 'NORMAL' });
      }),
      { numRuns: 4, endOnFailure: true },
    );
  }, 60_000);

  it.each([
    ['a category', { category: '清单' }],
    ['a tag and a level', { tagId: 'lily', level: 'NORMAL' }],
    ['a tag and a year', { tagId: 'rose', year: 2024 }],
    ['days', { days: 200 }],
    ['readers', { sort: 'views' }],
    ['readers of a tag', { sort: 'views', tagId: 'lily' }],
    ['readers of a year', { sort: 'views', year: 2024 }],
  ] as const)('pages by %s as the whole order does', async (_name, filter) => {
    await expectEveryPage({ ...latest, ...filter });
  });

  it('cuts off rankings after a limit and reports that there are more', async () => {
    await insertMany(database.db, { column: 'PARK', count: maxWalk + 30, until: now });
    const ranking = { ...latest, column: 'PARK', sort: 'views' } as const;
    const last = await pageOfArticles(database.db, { ...ranking, pageNo: maxWalk / 50 }, now);
    expect(last).toMatchObject({ total: maxWalk, totalIsExact: false });
    expect(last.rows).toHaveLength(50);
    const beyond = await pageOfArticles(database.db, { ...ranking, pageNo: maxWalk / 50 + 1 }, now);
    expect(beyond).toMatchObject({ rows: [], total: maxWalk, totalIsExact: false });
    const filtered = await pageOfArticles(database.db, { ...latest, column: 'PARK', days: 366 }, now);
    expect(filtered.totalIsExact).toBe(filtered.total < maxWalk);
  }, 60_000);
});

describe('article_count', () => {
  it('drops to zero when everything is deleted', async () => {
    await database.db.delete(articleTags);
    await database.db.delete(articles);
    const { rows } = await database.pool.query('select * from article_count where count <> 0');
    expect(rows).toEqual([]);
  });

  it('stays correct when many publish on the same day concurrently', async () => {
    const publish = () => insertMany(database.db, { column: 'NOTICE', count: 5, until: now });
    await Promise.all(Array.from({ length: 16 }, publish));
    const page = await pageOfArticles(database.db, { ...latest, column: 'NOTICE' }, now);
    expect(page.total).toBe(80);
  });
});
