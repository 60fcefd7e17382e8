import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { runOn } from '../../testing/test-server.ts';
import type { Db } from './database.ts';
import { RowsFailed } from './failed-rows.ts';
import { inBatches } from './in-batches.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await runOn(database.owner, 'create table due (id int primary key)');
  // Grants rights on the table.
  await migrate(database);
});

beforeEach(async () => {
  await database.pool.query('delete from due');
  await database.pool.query('insert into due select generate_series(1, 450)');
});

afterAll(() => database.drop());

interface Due {
  id: number;
  /** Id of the transaction that found the row. */
  transaction: string;
  [column: string]: unknown;
}

const list = async (tx: Db, limit: number) => {
  const { rows } = await tx.execute<Due>(
    sql`select id, pg_current_xact_id()::text as transaction from due order by id limit ${limit} for update skip locked`,
  );
  return rows;
};
const idOf = ({ id }: Due) => String(id);
const remove = (tx: Db, { id }: Due) => tx.execute(sql`delete from due where id = ${id}`);
const countLeft = async () => (await database.pool.query('select count(*) as count from due')).rows[0].count;

it('processes all due rows, a few per transaction', async () => {
  const taken: Due[] = [];
  await inBatches(
    database.db,
    list,
    async (tx, row) => {
      taken.push(row);
      await remove(tx, row);
    },
    idOf,
  );
  expect(taken.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, at) => at + 1));
  const batches = Map.groupBy(taken, ({ transaction }) => transaction);
  expect([...batches.values()].map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(await countLeft()).toBe(0);
});

const failedIn = async (work: Promise<void>) => {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof RowsFailed)) throw error;
  return error.rows.map(({ id }) => id);
};

it('continues past failing rows, rolls those back, and names them', async () => {
  const bad = new Set([1, 250, 251, 450]);
  const failing = inBatches(
    database.db,
    list,
    async (tx, row) => {
      await remove(tx, row);
      if (bad.has(row.id)) await tx.execute(sql`select 1 / 0`);
    },
    idOf,
  );
  expect(await failedIn(failing)).toEqual(['1', '250', '251', '450']);
  const { rows } = await database.pool.query<Due>('select id from due order by id');
  expect(rows.map(({ id }) => id)).toEqual([...bad]);
});

it('continues past failing batches, and tries each row once', async () => {
  const tried: number[] = [];
  const failing = inBatches(
    database.db,
    list,
    async (tx, row) => {
      tried.push(row.id);
      if (row.id <= 7) throw new Error('of this row');
      await remove(tx, row);
    },
    idOf,
    2,
  );
  expect(await failedIn(failing)).toHaveLength(7);
  expect(await countLeft()).toBe(7);
  expect(tried.filter((id) => id === 1).length).toBeLessThanOrEqual(2);
});

it('ends even if rows stay in the list after their work', async () => {
  let count = 0;
  await inBatches(database.db, list, async () => (count += 1), idOf);
  expect(count).toBe(450);
});

it('stops at an error that would affect every row', async () => {
  const tried: number[] = [];
  const full = Object.assign(new Error('no space left'), { code: '53100' });
  const failing = inBatches(
    database.db,
    list,
    async (_tx, row) => {
      tried.push(row.id);
      throw full;
    },
    idOf,
  );
  await expect(failing).rejects.toBe(full);
  expect(tried).toEqual([1]);
});

it('leaves locked rows for the next run', async () => {
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('select from due where id = 7 for update');
  await inBatches(database.db, list, remove, idOf);
  await holder.query('rollback');
  holder.release();
  expect(await countLeft()).toBe(1);
});
