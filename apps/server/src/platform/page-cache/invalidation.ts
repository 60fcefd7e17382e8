import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../database/database.ts';
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
  connect: () => Promise<pg.Client>,
  cache: Pick<PageCache, 'drop' | 'dropAll'>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    try {
      client = await connect();
      client.on('error', () => again());
      client.on('end', () => again());
      client.on('notification', ({ payload }) => cache.drop(JSON.parse(payload ?? '[]') as string[]));
      await client.query(`listen ${channel}`);
      cache.dropAll();
    } catch (error) {
      if (!stopped) onError(error);
      again();
    }
  }

  async function hangUp(): Promise<void> {
    const last = client;
    client = undefined;
    last?.removeAllListeners();
    last?.on('error', () => undefined);
    await last?.end().catch(() => undefined);
  }

  function again(): void {
    void hangUp();
    if (stopped || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      listening = listen();
    }, 1_000);
  }

  let listening = listen();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await listening;
      await hangUp();
    },
  };
}
