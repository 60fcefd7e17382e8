import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openPatiently, runOn } from '../../testing/test-server.ts';
import { errorCode, isConnectionLost } from './connection-error.ts';
import { type Db, inTransaction, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await runOn(database.owner, 'create table stock (id int primary key, amount bigint not null)');
  // Migrating again grants rights on the table created above.
  await migrate(database);
  await database.pool.query('insert into stock values (1, 10), (2, 10)');
});

afterAll(() => database.drop());

const patiently = { interval: 20, timeout: 10_000 };

describe('openDatabase', () => {
  it('returns counts and bigint as numbers', async () => {
    const { rows } = await database.db.execute(
      sql`select count(*) as count, sum(amount)::bigint as sum from stock`,
    );
    expect(rows).toEqual([{ count: 2, sum: 20 }]);
  });

  it('fails within 2 s when the server is gone', async () => {
    const gone = openDatabase('postgres://nobody@127.0.0.1:1/none', { poolSize: 1 });
    const startedAt = performance.now();
    const error = await gone.pool.query('select 1').catch((fault: unknown) => fault);
    expect(isConnectionLost(error)).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await gone.close();
  });

  it('retries a read when its connection is cut', async () => {
    const holder = await database.pool.connect();
    await holder.query('select pg_advisory_lock(7)');
    const reader = openPatiently(database.connection, { poolSize: 1 });
    const waiting = reader.pool.query('select pg_advisory_xact_lock(7) as x, 7 as seven');
    await expect.poll(() => terminate('%pg_advisory_xact_lock%'), patiently).toBe(1);
    await holder.query('select pg_advisory_unlock(7)');
    holder.release();
    expect((await waiting).rows[0]).toMatchObject({ seven: 7 });
    await reader.close();
  });

  it('never retries a write', async () => {
    const writer = openPatiently(database.connection, { poolSize: 1 });
    const write = writer.pool
      .query('update stock set amount = amount + 1 where id = 1 and pg_sleep(10) is not null')
      .catch((fault: unknown) => fault);
    await expect.poll(() => terminate('update stock%'), patiently).toBe(1);
    expect(isConnectionLost(await write)).toBe(true);
    expect((await database.pool.query('select amount from stock where id = 1')).rows).toEqual([
      { amount: 10 },
    ]);
    await writer.close();
  });
});

async function terminate(statement: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(pg_terminate_backend(pid)) as count from pg_stat_activity
     where query like $1 and state = 'active' and pid <> pg_backend_pid() and datname = current_database()`,
    [statement],
  );
  return rows[0]?.count ?? 0;
}

describe('inTransaction', () => {
  it('runs parallel reads one after another, and continues after a failed one', async () => {
    const warn = vi.spyOn(process, 'emitWarning');
    const amountOf = (tx: Db, id: number) => tx.execute(sql`select amount from stock where id = ${id}`);
    const read = inTransaction(database.db, (tx) => Promise.all([1, 2, 1].map((id) => amountOf(tx, id))));
    expect((await read).map(({ rows }) => rows.length)).toEqual([1, 1, 1]);
    const failed = inTransaction(database.db, (tx) =>
      Promise.all([tx.execute(sql`select 1 / 0`), amountOf(tx, 1), amountOf(tx, 2)]),
    );
    await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
    expect((await database.db.execute(sql`select 7 as seven`)).rows).toEqual([{ seven: 7 }]);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('rolls everything back when the work throws', async () => {
    const work = inTransaction(database.db, async (tx) => {
      await tx.execute(sql`update stock set amount = 0`);
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect((await database.pool.query('select sum(amount)::int as sum from stock')).rows).toEqual([
      { sum: 20 },
    ]);
  });

  it('retries the victim of a deadlock', async () => {
    let attempts = 0;
    let locked = 0;
    const bothHaveOne = Promise.withResolvers<void>();
    const move = (first: number, second: number) =>
      inTransaction(database.db, async (tx) => {
        attempts++;
        await tx.execute(sql`update stock set amount = amount - 1 where id = ${first}`);
        locked++;
        if (locked === 2) bothHaveOne.resolve();
        await bothHaveOne.promise;
        await tx.execute(sql`update stock set amount = amount + 1 where id = ${second}`);
      });
    await Promise.all([move(1, 2), move(2, 1)]);
    expect(attempts).toBe(3);
  });

  it('passes the database’s error code through', async () => {
    const work = inTransaction(database.db, (tx) => tx.execute(sql`insert into stock values (1, 1)`));
    expect(errorCode(await work.catch((fault: unknown) => fault))).toBe('23505');
  });
});

describe('migrate', () => {
  it('changes nothing the second time, even when several copies start at once', async () => {
    const asOwner = openDatabase(database.owner, { poolSize: 1 });
    const applied = async () =>
      (await asOwner.pool.query('select hash from drizzle.__drizzle_migrations order by id')).rows;
    const before = await applied();
    await Promise.all([migrate(database), migrate(database), migrate(database)]);
    expect(before.length).toBeGreaterThan(0);
    expect(await applied()).toEqual(before);
    await asOwner.close();
  });

  it('leaves the server’s role owning nothing', async () => {
    const owned = await database.pool.query(
      `select relname from pg_class where pg_has_role(relowner, 'MEMBER')
       union all select proname from pg_proc where pg_has_role(proowner, 'MEMBER')
       union all select nspname from pg_namespace where pg_has_role(nspowner, 'MEMBER')`,
    );
    expect(owned.rows).toEqual([]);
    await expect(database.pool.query('create table own (id int)')).rejects.toThrow('permission denied');
  });

  it('also works without a separate owner', async () => {
    const asOwner = openDatabase(database.owner, { poolSize: 1 });
    await migrate(asOwner);
    expect((await asOwner.pool.query('select id from stock order by id')).rows).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    await asOwner.close();
  });

  it('reports that the owner cannot connect', async () => {
    const owner = 'postgres://owner:secret@127.0.0.1:1/park';
    const migration = migrate({ ...database, owner });
    await expect(migration).rejects.toThrow(/^The database could not be migrated.*ECONNREFUSED/);
    await expect(migration).rejects.not.toThrow(/secret/);
  });
});
