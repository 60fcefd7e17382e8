import { sql } from 'drizzle-orm';
import { afterCommit, type Db } from '../database/database.ts';
import type { Listener, Subscription } from '../database/listener.ts';
import type { PageCache } from './page-cache.ts';

const channel = 'page_cache';

type Cache = Pick<PageCache, 'drop' | 'dropAll'>;

const ownCaches = new Set<Cache>();

/**
 * Notifies every server instance that content with these tags changed, once the transaction commits. This instance
 * drops its pages directly, so that an author who looks at once sees the change.
 */
export async function invalidateTags(db: Db, tags: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(tags)})`);
  afterCommit(db, () => {
    for (const cache of ownCaches) cache.drop(tags);
  });
}

/**
 * Drops pages when any instance announces a change. When a lost connection is restored, all pages are dropped, because
 * announcements made in the meantime are lost.
 */
export function subscribeToInvalidations(
  listener: Listener,
  cache: Cache,
  failed: (error: unknown) => void,
): Subscription {
  ownCaches.add(cache);
  const subscription = listener.subscribe({
    channel,
    heard: (payload) => cache.drop(JSON.parse(payload || '[]') as string[]),
    connected: () => cache.dropAll(),
    failed,
  });
  return {
    stop: () => {
      ownCaches.delete(cache);
      return subscription.stop();
    },
  };
}
