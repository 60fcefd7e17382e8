import { sql } from 'drizzle-orm';
import { afterCommit, type Db } from '../database/database.ts';
import type { Listener, Subscription } from '../database/listener.ts';
import type { PageCache } from './page-cache.ts';

const channel = 'page_cache';

type Cache = Pick<PageCache, 'drop' | 'dropAll'>;

const ownCaches = new Set<Cache>();

/**
 * Tells every copy of the server that content of these tags changed; takes effect when the transaction commits. This
 * copy does not wait to hear itself: who has changed something and looks at once sees it.
 */
export async function invalidateTags(db: Db, tags: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(tags)})`);
  afterCommit(db, () => {
    for (const cache of ownCaches) cache.drop(tags);
  });
}

/**
 * Drops pages when any copy announces a change. A broken connection is made anew, and all pages are dropped then:
 * what was announced meanwhile is told to nobody.
 */
export function subscribeToInvalidations(
  listener: Listener,
  cache: Cache,
  failed: (error: unknown) => void,
): Subscription {
  ownCaches.add(cache);
  const hearing = listener.hear({
    channel,
    heard: (payload) => cache.drop(JSON.parse(payload || '[]') as string[]),
    connected: () => cache.dropAll(),
    failed,
  });
  return {
    stop: () => {
      ownCaches.delete(cache);
      return hearing.stop();
    },
  };
}
