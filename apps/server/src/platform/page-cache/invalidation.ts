import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../database/database.ts';
import type { PageCache } from './page-cache.ts';

const channel = 'page_cache';

/** Tells every copy of the server that content of these tags changed; takes effect when the transaction commits. */
export async function announceChange(db: Db, tags: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(tags)})`);
}

/** Drops pages when any copy announces a change; reconnects by itself, dropping all it may have missed. */
export function listenForChanges(
  connect: () => Promise<pg.Client>,
  cache: PageCache,
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
    } catch (error) {
      onError(error);
      again();
    }
  }

  function again(): void {
    client?.removeAllListeners();
    client?.on('error', () => undefined);
    client = undefined;
    if (stopped || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      void listen();
    }, 1_000);
  }

  void listen();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      const last = client;
      again();
      await last?.end().catch(() => undefined);
    },
  };
}
