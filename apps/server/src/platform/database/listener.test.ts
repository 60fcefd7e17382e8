import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const connections = async () => {
  const { rows } = await database.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'park-portal listener' and datname = current_database()",
  );
  return rows.length;
};

function subscribe(channel: string) {
  const words: string[] = [];
  const connected = vi.fn();
  const subscription = database.subscribe({
    channel,
    connected,
    heard: (payload) => void words.push(payload),
    failed: (error) => expect.unreachable(String(error)),
  });
  return { words, connected, stop: () => subscription.stop() };
}

test('all subscribers share one connection, which ends with the last of them', async () => {
  const [first, second] = [subscribe('one'), subscribe('two')];
  await vi.waitFor(() => expect(second.connected).toHaveBeenCalled(), 10_000);
  // A late subscriber receives notifications from then on, whether or not others are connected.
  const late = subscribe('one');
  await vi.waitFor(() => expect(late.connected).toHaveBeenCalled(), 10_000);
  expect(first.connected).toHaveBeenCalledTimes(1);
  for (const channel of ['one', 'two']) await database.pool.query('select pg_notify($1, $1)', [channel]);
  await vi.waitFor(
    () => expect([first.words, second.words, late.words]).toEqual([['one'], ['two'], ['one']]),
    10_000,
  );
  expect(await connections()).toBe(1);
  await first.stop();
  await database.pool.query("select pg_notify('one', 'again')");
  await vi.waitFor(() => expect(late.words).toEqual(['one', 'again']), 10_000);
  expect(first.words).toEqual(['one']);
  await Promise.all([second.stop(), late.stop()]);
  await vi.waitFor(async () => expect(await connections()).toBe(0), 10_000);
});

test('unsubscribing and subscribing again at once still uses one connection', async () => {
  const gone = subscribe('one').stop();
  const back = subscribe('one');
  await gone;
  await vi.waitFor(() => expect(back.connected).toHaveBeenCalled(), 10_000);
  expect(await connections()).toBe(1);
  await back.stop();
});
