import type { receiptQueryDay } from '@portal/contract/payment/receipt';
import { receiptWayLabels } from '@portal/contract/payment/receipt-terms';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { bankLines } from '../bank/bank-line.table.ts';
import { receipts } from './receipt.table.ts';

const count = sql<number>`count(*)::int`;

/** What was taken today, and what waits for the finance office. */
export const queryDay: Verb<typeof receiptQueryDay> = async ({ db, now }) => {
  const today = chinaDayOf(now);
  const ways = await db
    .select({ way: receipts.way, count, sumFen: sql`sum(${receipts.amountFen})`.mapWith(Number) })
    .from(receipts)
    .where(
      and(gte(receipts.createdAt, startOfChinaDay(today)), inArray(receipts.status, ['BOOKED', 'REVERSING'])),
    )
    .groupBy(receipts.way);
  const [waiting] = await db
    .select({ count, sumFen: sql`coalesce(sum(${bankLines.amountFen}), 0)`.mapWith(Number) })
    .from(bankLines)
    .where(eq(bankLines.status, 'HELD'));
  return {
    day: today,
    waitingLines: waiting?.count ?? 0,
    waitingFen: waiting?.sumFen ?? 0,
    toReview: await db.$count(receipts, inArray(receipts.status, ['PROPOSED', 'REVERSING'])),
    ways: ways.map((row) => ({ ...row, wayLabel: receiptWayLabels[row.way]() })),
  };
};
