import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { regions } from '../features/dictionary/dictionary.table.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { completeDemo } from './complete-demo.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.delete(regions));

/** A server process that starts on the database, with its messages; filling takes it some time. */
function copy(fills: (() => Promise<void>)[], stopped = new AbortController().signal, fillMs = 300) {
  const own = openDatabase(database.connection, { poolSize: 2, owner: database.owner });
  const said: string[] = [];
  const fill = async () => {
    const nth = fills.push(fill);
    await sleep(fillMs);
    await own.db.insert(regions).values({ regionId: `r${nth}`, name: '一区', kind: 'ADMIN' });
  };
  const prepare = async () => {
    try {
      await completeDemo({ database: own, fill, stopped, notify: (line) => said.push(line) });
    } finally {
      await own.close();
    }
  };
  return { said, done: prepare() };
}

it('is filled once when several processes start together; the others wait', async () => {
  const fills: (() => Promise<void>)[] = [];
  const copies = [copy(fills), copy(fills), copy(fills)];
  await Promise.all(copies.map(({ done }) => done));
  expect(fills).toHaveLength(1);
  expect(await database.db.$count(regions)).toBe(1);
  const waited = copies.filter(({ said }) => said.some((line) => line.includes('waiting for it')));
  expect(waited).toHaveLength(2);
});

it('is filled by a waiting process if the first one fails', async () => {
  const fills: (() => Promise<void>)[] = [];
  const own = openDatabase(database.connection, { poolSize: 2, owner: database.owner });
  const failing = completeDemo({
    database: own,
    stopped: new AbortController().signal,
    notify: () => undefined,
    fill: async () => {
      await sleep(300);
      throw new Error('the disk is full');
    },
  });
  await sleep(100);
  const second = copy(fills);
  await expect(failing).rejects.toThrow('the disk is full');
  await own.close();
  await second.done;
  expect(fills).toHaveLength(1);
});

it('stops waiting on request', async () => {
  const fills: (() => Promise<void>)[] = [];
  const first = copy(fills, undefined, 2_000);
  const stopping = new AbortController();
  await vi.waitFor(() => expect(fills).toHaveLength(1));
  const second = copy(fills, stopping.signal);
  const stopped = expect(second.done).rejects.toThrow();
  await vi.waitFor(() => expect(second.said).toHaveLength(1));
  stopping.abort();
  await stopped;
  await first.done;
  expect(fills).toHaveLength(1);
});

it('is migrated when several processes start together', async () => {
  const copies = Array.from({ length: 3 }, () =>
    openDatabase(database.connection, { poolSize: 1, owner: database.owner }),
  );
  await Promise.all(copies.map(migrate));
  for (const own of copies) await own.close();
});
