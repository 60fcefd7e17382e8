import { sql } from 'drizzle-orm';
import { businessNumbers } from './business-number.table.ts';
import { chinaDayOf } from './china-time.ts';
import type { Db } from './database/database.ts';

/**
 * The next number which people quote, such as `BX20261121-0007`: counted per prefix and day in Asia/Shanghai.
 * A number whose transaction is rolled back is given out again.
 */
export async function nextBusinessNumber(tx: Db, prefix: string, now: Date): Promise<string> {
  const day = chinaDayOf(now).replaceAll('-', '');
  const [row] = await tx
    .insert(businessNumbers)
    .values({ prefix, day, last: 1 })
    .onConflictDoUpdate({
      target: [businessNumbers.prefix, businessNumbers.day],
      set: { last: sql`${businessNumbers.last} + 1` },
    })
    .returning({ last: businessNumbers.last });
  return `${prefix}${day}-${String(row?.last).padStart(4, '0')}`;
}
