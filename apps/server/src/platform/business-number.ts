import { sql } from 'drizzle-orm';
import { businessNumbers } from './business-number.table.ts';
import { chinaDayOf } from './china-time.ts';
import type { Db } from './database/database.ts';

/**
 * The next human-readable numbers, such as `BX20261121-0007`, counted per prefix and day in Asia/Shanghai. Numbers of a
 * rolled-back transaction are issued again.
 */
export async function nextBusinessNumbers(
  tx: Db,
  prefix: string,
  now: Date,
  count: number,
): Promise<string[]> {
  if (count === 0) return [];
  const day = chinaDayOf(now).replaceAll('-', '');
  const [row] = await tx
    .insert(businessNumbers)
    .values({ prefix, day, last: count })
    .onConflictDoUpdate({
      target: [businessNumbers.prefix, businessNumbers.day],
      set: { last: sql`${businessNumbers.last} + ${count}` },
    })
    .returning({ last: businessNumbers.last });
  const first = (row?.last ?? 0) - count + 1;
  return Array.from({ length: count }, (_, at) => `${prefix}${day}-${String(first + at).padStart(4, '0')}`);
}

export async function nextBusinessNumber(tx: Db, prefix: string, now: Date): Promise<string> {
  const [number = ''] = await nextBusinessNumbers(tx, prefix, now, 1);
  return number;
}
