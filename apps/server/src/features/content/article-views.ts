import { sql } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import { createOncePerReader } from '../../platform/once-per-reader.ts';
import { articles } from './article.table.ts';

const flushMs = 5_000;

/**
 * Counts readers in memory and writes the sums every few seconds, so that a much-read article is not a
 * much-locked row. `stop` writes the last sums.
 */
export function createViewCounter({ database, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>) {
  const isFirstLook = createOncePerReader(clock);
  let pending = new Map<string, number>();

  function count(id: string, reader: string): boolean {
    if (!isFirstLook(id, reader)) return false;
    pending.set(id, (pending.get(id) ?? 0) + 1);
    return true;
  }

  async function flush(): Promise<void> {
    if (pending.size === 0) return;
    const sums = pending;
    pending = new Map();
    const ids = [...sums.keys()];
    const counts = [...sums.values()];
    try {
      await database.db.execute(sql`
        update ${articles} set views = views + s.n
        from unnest(${sql.param(ids)}::text[], ${sql.param(counts)}::int[]) as s(id, n)
        where ${articles.id} = s.id and ${articles.status} = 'PUBLISHED'`);
    } catch (error) {
      for (const [id, n] of sums) pending.set(id, (pending.get(id) ?? 0) + n);
      log.warn({ err: error }, 'article views not written yet');
    }
  }

  const timer = setInterval(() => void flush(), flushMs);
  timer.unref();
  return {
    count,
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
