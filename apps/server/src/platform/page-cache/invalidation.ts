import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Hearing, Listener } from '../database/listener.ts';
import type { PageCache } from './page-cache.ts';

const channel = 'page_cache';

/** Tells every copy of the server that content of these tags changed; takes effect when the transaction commits. */
export async function announceChange(db: Db, tags: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(tags)})`);
}

/**
 * Drops pages when any copy announces a change. A broken connection is made anew, and all pages are dropped then:
 * what was announced meanwhile is told to nobody.
 */
export function listenForChanges(
  listener: Listener,
  cache: Pick<PageCache, 'drop' | 'dropAll'>,
  failed: (error: unknown) => void,
): Hearing {
  return listener.hear({
    channel,
    heard: (payload) => cache.drop(JSON.parse(payload || '[]') as string[]),
    connected: () => cache.dropAll(),
    failed,
  });
}
