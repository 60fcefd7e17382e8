import { and, gte, isNull, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays, startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import type { StatementLine } from '../../platform/pay/pay-channel.ts';
import { cashierPayments, cashierRefunds } from './cashier.table.ts';

/** Settled on a day without failing. */
const settledOn = (day: string, table: { settlesAt: PgColumn; failReason: PgColumn }): SQL | undefined =>
  and(
    gte(table.settlesAt, startOfChinaDay(day)),
    lt(table.settlesAt, startOfChinaDay(addDays(day, 1))),
    isNull(table.failReason),
  );

/** Payments and refunds settled on a day (Asia/Shanghai), up to now. */
export async function statementOf(db: Db, day: string, now: Date): Promise<StatementLine[]> {
  const paid = await db
    .select()
    .from(cashierPayments)
    .where(and(settledOn(day, cashierPayments), lt(cashierPayments.settlesAt, now)))
    .orderBy(cashierPayments.settlesAt);
  const refunded = await db
    .select()
    .from(cashierRefunds)
    .where(and(settledOn(day, cashierRefunds), lt(cashierRefunds.settlesAt, now)))
    .orderBy(cashierRefunds.settlesAt);
  return [
    ...paid.map(({ attemptNo, tradeNo, arrivesFen }) => ({
      type: 'PAY' as const,
      ownNo: attemptNo,
      tradeNo: tradeNo ?? '',
      amountFen: arrivesFen ?? 0,
    })),
    ...refunded.map(({ refundNo, channelRefundNo, amountFen }) => ({
      type: 'REFUND' as const,
      ownNo: refundNo,
      tradeNo: channelRefundNo,
      amountFen,
    })),
  ];
}
