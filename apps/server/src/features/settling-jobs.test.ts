import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RowsFailed } from '../platform/database/failed-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { runOn } from '../testing/test-server.ts';
import { articles } from './content/article.table.ts';
import { emptyTrash } from './content/editing/empty-trash.ts';
import { settleArticles } from './content/settle-articles.ts';
import { insertArticle } from './content/testing/insert-article.ts';

const now = new Date('2026-11-21T04:00:00Z');
const past = new Date('2026-09-01T00:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // A row the database refuses to change.
  await runOn(
    database.owner,
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'a bad row'; end $$;
     create trigger refuse before update or delete on article
       for each row when (old.title = 'bad') execute function refuse()`,
  );
});
afterAll(() => database.drop());

const deps = () => ({ database, clock: { now: () => now } });
const failedIn = async (work: Promise<void>) => {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof RowsFailed)) throw error;
  return error.rows.map(({ id }) => id);
};

it('publishes and expires every article but the failing one, which it names', async () => {
  const { db } = database;
  const bad = await insertArticle(db, { title: 'bad', status: 'SCHEDULED', publishAt: past });
  const good = await insertArticle(db, { title: 'good', status: 'SCHEDULED', publishAt: past });
  const old = await insertArticle(db, { status: 'PUBLISHED', publishAt: past, expireAt: past });
  expect(await failedIn(settleArticles(deps()))).toEqual([bad]);
  const rows = await db.select({ id: articles.id, status: articles.status }).from(articles);
  expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [bad, 'SCHEDULED'],
      [good, 'PUBLISHED'],
      [old, 'EXPIRED'],
    ]),
  );
});

it('empties the trash except for the failing article', async () => {
  const { db } = database;
  const kept = await insertArticle(db, { title: 'bad', status: 'TRASH', publishAt: past, trashedAt: past });
  await insertArticle(db, { title: 'good', status: 'TRASH', publishAt: past, trashedAt: past });
  expect(await failedIn(emptyTrash(deps()))).toEqual([kept]);
  const left = await db.select({ id: articles.id }).from(articles).where(eq(articles.status, 'TRASH'));
  expect(left).toEqual([{ id: kept }]);
  expect(await db.$count(articles, ne(articles.status, 'TRASH'))).toBe(3);
});
