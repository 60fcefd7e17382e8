import { setTimeout as sleep } from 'node:timers/promises';
import { retCodes } from '@portal/contract/ret-code';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, openDatabase } from '../../platform/database/database.ts';
import { lanesAt } from '../../platform/database/in-turn.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type ListeningApp, listen } from '../listening-app.ts';
import { runRush } from './run-rush.ts';
import { rushes } from './rush-kinds.ts';
import { openPeople, type RushPerson } from './rush-people.ts';

const copies = 2;
const many = 100;

/** Longer than the wait for a pool connection, and shorter than that for a lock. */
const heldMs = 2_500;

let real: TestDatabase;
let people: RushPerson[];
const databases: Database[] = [];
const portals: ListeningApp[] = [];

beforeAll(async () => {
  real = await createTestDatabase();
  for (let nth = 0; nth < copies; nth++) {
    // The pool with its default settings, without the patience that tests have.
    const database = openDatabase(real.connection, { poolSize: 10 });
    databases.push(database);
    portals.push(await listen(database));
  }
  people = await openPeople(real.db, many);
});
afterEach(() => {
  for (const { db } of databases) lanesAt(db).patienceMs = 20_000;
});
afterAll(async () => {
  for (const portal of portals) await portal.close();
  for (const database of databases) await database.close();
  await real.drop();
});

const origins = () => portals.map(({ origin }) => origin);

test.each(Object.entries(rushes))(
  `${many} at once over ${copies} copies, %s: while somebody else has what all want, nobody is sent away, others are served, and everybody is answered rightly`,
  async (_name, prepare) => {
    const rush = await prepare(real.db, people);
    const taken = Promise.withResolvers<void>();
    const held = inTransaction(real.db, async (tx) => {
      await rush.hold(tx);
      taken.resolve();
      await sleep(heldMs);
    });
    await taken.promise;
    const { answers, others } = await runRush(origins(), rush, people);
    await held;
    expect(answers).toEqual(rush.answers);
    expect(Object.keys(others.codes)).toEqual(['000000']);
    const { right, found } = await rush.kept();
    expect(found).toEqual(right);
  },
);

test('a turn that does not come in time answers busy, not maintenance, and has no effect', async () => {
  const rush = await rushes['sign-ups']?.(real.db, people);
  if (!rush) throw new Error('no rush');
  for (const { db } of databases) lanesAt(db).patienceMs = 500;
  const taken = Promise.withResolvers<void>();
  const held = inTransaction(real.db, async (tx) => {
    await rush.hold(tx);
    taken.resolve();
    await sleep(heldMs);
  });
  await taken.promise;
  const { answers } = await runRush(origins(), rush, people);
  await held;
  // One caller per copy was already waiting for the row itself.
  expect(answers).toEqual({ '000000': copies, [retCodes.SERVER_BUSY]: many - copies });
});
