import { desc, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { articles, articleTags } from './article.table.ts';
import { settleArticles } from './settle-articles.ts';

const now = new Date('2026-11-21T04:00:00Z');
const clock = { now: () => now };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function insertArticle(values: Partial<typeof articles.$inferInsert>): Promise<string> {
  const id = ulid();
  await database.db.insert(articles).values({
    id,
    column: 'NOTICE',
    title: '标题',
    summary: '摘要',
    body: '<p>正文</p>',
    source: '园区',
    author: '编辑部',
    publishAt: now,
    status: 'PUBLISHED',
    ...values,
  });
  return id;
}

const statusOf = async (id: string) =>
  (await database.db.select({ status: articles.status }).from(articles).where(eq(articles.id, id)))[0]
    ?.status;

test('publishes due articles with their tags, expires past ones, skips the rest, and logs it', async () => {
  const due = await insertArticle({
    status: 'SCHEDULED',
    publishAt: new Date(now.getTime() - 1),
    tagIds: ['a', 'b'],
  });
  const later = await insertArticle({
    status: 'SCHEDULED',
    publishAt: new Date(now.getTime() + 1),
    tagIds: ['a'],
  });
  const past = await insertArticle({ expireAt: new Date(now.getTime() - 1) });
  const valid = await insertArticle({ expireAt: new Date(now.getTime() + 1) });

  await settleArticles({ database, clock });
  await settleArticles({ database, clock });

  expect(await Promise.all([due, later, past, valid].map(statusOf))).toEqual([
    'PUBLISHED',
    'SCHEDULED',
    'EXPIRED',
    'PUBLISHED',
  ]);
  const tags = await database.db
    .select({ tagId: articleTags.tagId })
    .from(articleTags)
    .where(eq(articleTags.articleId, due));
  expect(tags.map(({ tagId }) => tagId).sort()).toEqual(['a', 'b']);
  // Its version is incremented, so that a page opened earlier gets a conflict.
  const versions = await database.db
    .select({ id: articles.id, version: articles.version })
    .from(articles)
    .where(inArray(articles.id, [due, later, past]));
  expect(new Map(versions.map(({ id, version }) => [id, version]))).toEqual(
    new Map([
      [due, 2],
      [later, 1],
      [past, 2],
    ]),
  );
  const log = await database.db
    .select({ event: operLogs.event, id: operLogs.entityId })
    .from(operLogs)
    .orderBy(desc(operLogs.event));
  expect(log).toEqual([
    { event: 'article.publish', id: due },
    { event: 'article.expire', id: past },
  ]);
});
