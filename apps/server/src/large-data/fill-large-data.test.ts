import { afterAll, beforeAll, expect, it } from 'vitest';
import { articles } from '../features/content/article.table.ts';
import { pageOfArticles } from '../features/content/list-articles.ts';
import { insertArticle } from '../features/content/testing/insert-article.ts';
import { connectOwner } from '../platform/database/connect-owner.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { fillLargeData } from './fill-large-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function readSchema() {
  const indexes = await database.pool.query('select indexdef from pg_indexes order by indexdef');
  const keys = await database.pool.query('select conname from pg_constraint order by conname');
  return { indexes: indexes.rows, keys: keys.rows };
}

async function fill(count: number): Promise<void> {
  const client = await connectOwner(database);
  try {
    await fillLargeData(client, count, () => {});
  } finally {
    await client.end();
  }
}

it('adds variations that lists show and count, also on a second run, and leaves the schema unchanged', async () => {
  const publishAt = new Date('2026-01-05T02:00:00Z');
  await insertArticle(database.db, { publishAt, tagIds: ['rose'] });
  await insertArticle(database.db, { publishAt, column: 'NOTICE' });
  const schema = await readSchema();
  await fill(300);
  await fill(100);
  const now = new Date(Date.now() + 1_000);
  const list = { column: 'INDUSTRY', sort: 'latest', lang: 'zh', pageNo: 5, pageSize: 50 } as const;
  const page = await pageOfArticles(database.db, list, now);
  expect(page).toMatchObject({ total: 201, totalIsExact: true });
  expect(page.rows.at(-1)?.contentId).toBeDefined();
  const ofTag = await pageOfArticles(database.db, { ...list, tagId: 'rose', pageNo: 1 }, now);
  expect(ofTag.total).toBe(201);
  expect(ofTag.rows).toHaveLength(50);
  expect(await database.db.$count(articles)).toBe(402);
  expect(await readSchema()).toEqual(schema);
});
