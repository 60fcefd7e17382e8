import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { connectListener } from '../database/connect-listener.ts';
import { inTransaction } from '../database/database.ts';
import { createListener } from '../database/listener.ts';
import { invalidateTags, subscribeToInvalidations } from './invalidation.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a change reaches every copy on commit, never on rollback, and again after a lost connection', async () => {
  const dropped: string[][] = [];
  let dropsOfAll = 0;
  const cache = {
    drop: (tags: readonly string[]) => void dropped.push([...tags]),
    dropAll: () => {
      dropsOfAll += 1;
    },
  };
  const clients: { processID?: number | null }[] = [];
  const listen = () => {
    const listener = createListener(async () => {
      const client = await connectListener(database.pool);
      clients.push(client as { processID?: number | null });
      return client;
    });
    return subscribeToInvalidations(listener, cache, () => undefined);
  };
  const copies = [listen(), listen()];
  try {
    await vi.waitFor(() => expect(clients).toHaveLength(2), 10_000);
    await vi.waitFor(async () => {
      await invalidateTags(database.db, ['content']);
      expect(dropped.length).toBeGreaterThanOrEqual(2);
    }, 10_000);
    dropped.length = 0;
    await inTransaction(database.db, async (tx) => {
      await invalidateTags(tx, ['policy']);
      throw new Error('rolled back');
    }).catch(() => undefined);
    // Only connections to this database: other test files listen at the same time.
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'park-portal listener' and datname = current_database()`,
    );
    // Notifications may have been missed while nobody listened, so all pages count as changed.
    await vi.waitFor(() => expect(dropsOfAll).toBe(4), 10_000);
    expect(clients).toHaveLength(4);
    await vi.waitFor(async () => {
      await invalidateTags(database.db, ['site']);
      expect(dropped.length).toBeGreaterThanOrEqual(2);
    }, 10_000);
    expect(dropped.flat()).not.toContain('policy');
  } finally {
    for (const copy of copies) await copy.stop();
  }
});

test('the copy that makes a change drops its pages on commit, without needing the notification', async () => {
  const dropped: string[][] = [];
  const cache = { drop: (tags: readonly string[]) => void dropped.push([...tags]), dropAll: () => undefined };
  const deaf = { subscribe: () => ({ stop: async () => undefined }) };
  const subscription = subscribeToInvalidations(deaf, cache, () => undefined);
  await inTransaction(database.db, async (tx) => {
    await inTransaction(tx, (inner) => invalidateTags(inner, ['content']));
    await inTransaction(tx, async (inner) => {
      await invalidateTags(inner, ['policy']);
      throw new Error('rolled back');
    }).catch(() => undefined);
    expect(dropped).toEqual([]);
  });
  expect(dropped).toEqual([['content']]);
  await subscription.stop();
  await invalidateTags(database.db, ['site']);
  expect(dropped).toEqual([['content']]);
});
