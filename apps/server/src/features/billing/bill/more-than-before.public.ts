import { aliasedTable, and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { bills } from './bill.table.ts';

/** A bill this many percent above the month before is pointed out before it is paid. */
const unusualPercent = 30;

const before = aliasedTable(bills, 'before');

interface Compared {
  fen: number;
  beforeFen: number;
}

const percentMore = ({ fen, beforeFen }: Compared): number =>
  beforeFen > 0 ? Math.round(((fen - beforeFen) * 100) / beforeFen) : 0;

/**
 * How many percent each bill is above the bill of its source for the month before, by id; without those that are not
 * unusual or have no month before.
 */
export async function moreThanBefore(
  db: Db,
  found: readonly { id: string }[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      id: bills.id,
      fen: sql`${bills.principalFen} + ${bills.adjustFen}`.mapWith(Number),
      beforeFen: sql`${before.principalFen} + ${before.adjustFen}`.mapWith(Number),
    })
    .from(bills)
    .innerJoin(
      before,
      and(
        eq(before.sourceId, bills.sourceId),
        eq(before.feeCode, bills.feeCode),
        eq(before.period, sql`to_char(to_date(${bills.period}, 'YYYY-MM') - interval '1 month', 'YYYY-MM')`),
        ne(before.status, 'VOID'),
      ),
    )
    .where(
      inArray(
        bills.id,
        found.map(({ id }) => id),
      ),
    );
  return new Map(
    rows
      .map((row): [string, number] => [row.id, percentMore(row)])
      .filter(([, percent]) => percent >= unusualPercent),
  );
}
