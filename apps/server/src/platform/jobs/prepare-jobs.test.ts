import { getRollbackPlans } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { runOn } from '../../testing/test-server.ts';
import { migrate } from '../database/migrate.ts';
import { startJobs } from './jobs.ts';
import { jobsSchema } from './prepare-jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const start = () => startJobs(database, [], pino({ level: 'silent' }));

test('the owner upgrades the tables of an earlier pg-boss, with several copies starting at once', async () => {
  await runOn(database.owner, getRollbackPlans(jobsSchema));
  await expect(start()).rejects.toThrow('requires migrations');
  await Promise.all([migrate(database), migrate(database)]);
  const jobs = await start();
  await jobs.stop();
});

test('missing tables are created', async () => {
  await runOn(database.owner, `drop schema ${jobsSchema} cascade`);
  await migrate(database);
  const jobs = await start();
  await jobs.stop();
});
