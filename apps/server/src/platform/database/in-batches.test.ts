import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { runOn } from '../../testing/test-server.ts';
import type { Db } from './database.ts';
import { inBatches } from './in-batches.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await runOn(database.owner, 'create table due (id int primary key)');
  // Grants rights on it.
  await migrate(database);
});

beforeEach(async () => {
  await database.pool.query('delete from due');
  await database.pool.query('insert into due select generate_series(1, 450)');
});

afterAll(() => database.drop());

interface Due {
  id: number;
  /** The transaction that has found it. */
  transaction: string;
  [column: string]: unknown;
}

const list = async (tx: Db, limit: number) => {
  const { rows } = await tx.execute<Due>(
    sql`select id, pg_current_xact_id()::text as transaction from due order by id limit ${limit} for update skip locked`,
  );
  return rows;
};
const remove = (tx: Db, { id }: Due) => tx.execute(sql`delete from due where id = ${id}`);
const countLeft = async () => (await database.pool.query('select count(*) as count from due')).rows[0].count;

it('takes all that is due, some with each transaction', async () => {
  const taken: Due[] = [];
  await inBatches(database.db, list, async (tx, row) => {
    taken.push(row);
    await remove(tx, row);
  });
  expect(taken.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, at) => at + 1));
  const batches = Map.groupBy(taken, ({ transaction }) => transaction);
  expect([...batches.values()].map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(await countLeft()).toBe(0);
});

it('keeps the batches that were done before one failed', async () => {
  const failing = inBatches(database.db, list, async (tx, row) => {
    await remove(tx, row);
    if (row.id === 250) throw new Error('of this row');
  });
  await expect(failing).rejects.toThrow('of this row');
  expect(await countLeft()).toBe(250);
});

it('leaves what somebody else holds for the next time', async () => {
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('select from due where id = 7 for update');
  await inBatches(database.db, list, remove);
  await holder.query('rollback');
  holder.release();
  expect(await countLeft()).toBe(1);
});
