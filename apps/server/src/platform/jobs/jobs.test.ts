import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../database/database.ts';
import { RowsFailed } from '../database/failed-rows.ts';
import { askForJob } from './ask-for-job.ts';
import { type JobRunner, startJobs } from './jobs.ts';

let database: TestDatabase;
let runners: JobRunner[];
const run = vi.fn<(asked: object | null) => Promise<void>>(async () => undefined);

beforeAll(async () => {
  database = await createTestDatabase();
  // Run by two copies of the server.
  const job = { name: 'test.look', cron: '0 0 1 1 *', run };
  const log = pino({ level: 'silent' });
  runners = [await startJobs(database, [job], log), await startJobs(database, [job], log)];
});
afterAll(async () => {
  for (const runner of runners) await runner.stop();
  await database.drop();
});

test('a run that fails on some rows names and counts them, and is not repeated', async () => {
  const own = await createTestDatabase();
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) });
  const counted = vi.fn();
  const fails = vi.fn(async () => {
    throw new RowsFailed([{ id: '01BAD', error: new Error('of this row') }]);
  });
  const runner = await startJobs(own, [{ name: 'test.rows', cron: '0 0 1 1 *', run: fails }], log, counted);
  await vi.waitFor(
    async () => {
      await askForJob(own.db, 'test.rows', {});
      expect(fails).toHaveBeenCalled();
    },
    { timeout: 10_000, interval: 500 },
  );
  await vi.waitFor(() => expect(lines[0]).toMatchObject({ job: 'test.rows', row: '01BAD', count: 1 }));
  expect(counted).toHaveBeenCalledWith('test.rows', 1);
  const { rows } = await own.pool.query(
    "select 1 from jobs.job where name = 'test.rows' and state = 'retry'",
  );
  expect(rows).toEqual([]);
  await runner.stop();
  await own.drop();
}, 30_000);

test('a requested job runs once, immediately, and only if the transaction commits', async () => {
  await inTransaction(database.db, async (tx) => {
    await askForJob(tx, 'test.look', { id: 'rolled back' });
    throw new Error('changed my mind');
  }).catch(() => undefined);
  await askForJob(database.db, 'test.other', { id: 'of another server' });
  // A notification is lost on copies that do not listen yet, hence the repetition.
  await vi.waitFor(
    async () => {
      await askForJob(database.db, 'test.look', { id: 'first' });
      expect(run).toHaveBeenCalled();
    },
    { timeout: 10_000, interval: 500 },
  );
  await vi.waitFor(async () => {
    const waiting = await database.pool.query("select 1 from jobs.job where state < 'completed'");
    expect(waiting.rows).toEqual([]);
  }, 10_000);
  run.mockClear();
  await askForJob(database.db, 'test.look', { id: 'second' });
  await vi.waitFor(() => expect(run).toHaveBeenCalledWith({ id: 'second' }), { timeout: 10_000 });
  await new Promise((done) => setTimeout(done, 300));
  expect(run.mock.calls.filter(([asked]) => asked && 'id' in asked && asked.id === 'second')).toHaveLength(1);
}, 30_000);
