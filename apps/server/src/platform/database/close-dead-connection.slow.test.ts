import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { closeDeadConnection } from './close-dead-connection.ts';
import { targetOf } from './database.ts';

// Far longer than even a busy machine needs to answer.
const limit = 2_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(targetOf(database.connection));
  client.on('error', () => undefined);
  await client.connect();
  closeDeadConnection(client, limit);
  return client;
}

test('an unanswered query ends the connection', async () => {
  const client = await connect();
  const startedAt = performance.now();
  await expect(client.query('select pg_sleep(60)')).rejects.toThrow('Connection terminated');
  expect(performance.now() - startedAt).toBeGreaterThan(limit - 50);
});

test('an idle connection stays open, also within a transaction', async () => {
  const client = await connect();
  await client.query('begin');
  await sleep(limit * 1.5);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.query('commit');
  await client.end();
});

test('every answer restarts the timeout', async () => {
  const client = await connect();
  for (let round = 0; round < 5; round++) await client.query(`select pg_sleep(${limit / 4_000})`);
  await client.end();
});
