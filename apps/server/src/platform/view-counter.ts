import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { createOncePerReader } from './once-per-reader.ts';

const flushMs = 5_000;

/**
 * Counts readers in memory and writes the totals every few seconds, to avoid lock contention on popular rows. `add`
 * adds the counts `s(id, n)` to the rows; `stop` writes the last ones.
 */
export function createViewCounter(
  { database, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
  add: (sums: SQL) => SQL,
) {
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
      await database.db.execute(
        add(sql`unnest(${sql.param(ids)}::text[], ${sql.param(counts)}::int[]) as s(id, n)`),
      );
    } catch (error) {
      for (const [id, n] of sums) pending.set(id, (pending.get(id) ?? 0) + n);
      log.warn({ err: error }, 'views not saved yet');
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
