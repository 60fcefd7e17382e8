import type { PayChannelCode } from '@portal/contract/payment/terms';
import { and, eq, gte, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { addDays, startOfChinaDay } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { StatementLine } from '../../../platform/pay/pay-channel.ts';
import { ledgerTransfers } from '../ledger/ledger.table.ts';
import { payAttempts, refundOrders } from '../payment.table.ts';
import type { OwnLine } from './compare-day.ts';

const paymentsWhere = async (db: Db, condition: SQL | undefined): Promise<OwnLine[]> =>
  (await db.select().from(payAttempts).where(condition)).map(
    ({ no: ownNo, tradeNo, payOrderId, paidFen, amountFen, status }) => ({
      type: 'PAY',
      ownNo,
      tradeNo: tradeNo ?? '',
      payOrderId,
      amountFen: paidFen ?? amountFen,
      isDone: status === 'SUCCESS',
    }),
  );

async function refundsWhere(db: Db, condition: SQL | undefined): Promise<OwnLine[]> {
  const rows = await db
    .select({ refund: refundOrders })
    .from(refundOrders)
    .innerJoin(payAttempts, eq(payAttempts.id, refundOrders.attemptId))
    // What went to a named account, or became credit, never passed the channel.
    .where(and(condition, isNull(refundOrders.payee), ne(refundOrders.source, 'OFFSET')));
  return rows.map(({ refund: { channelNo, channelRefundNo, payOrderId, amountFen, status } }) => ({
    type: 'REFUND',
    ownNo: channelNo,
    tradeNo: channelRefundNo ?? '',
    payOrderId: payOrderId ?? '',
    amountFen,
    // A refund in progress will soon be done; the channel's statement already includes it.
    isDone: status === 'SUCCESS' || status === 'PROCESSING',
  }));
}

/** Payments and refunds of a channel on a day, according to our records. */
export async function ownLinesOf(db: Db, channel: PayChannelCode, day: string): Promise<OwnLine[]> {
  const [from, to] = [startOfChinaDay(day), startOfChinaDay(addDays(day, 1))];
  const isOf = and(eq(payAttempts.channel, channel), eq(payAttempts.status, 'SUCCESS'));
  const paid = await paymentsWhere(db, and(isOf, gte(payAttempts.paidAt, from), lt(payAttempts.paidAt, to)));
  const given = db
    .select({ id: ledgerTransfers.causeId })
    .from(ledgerTransfers)
    .where(
      and(
        inArray(ledgerTransfers.event, ['RETURNED', 'RELEASED']),
        gte(ledgerTransfers.at, from),
        lt(ledgerTransfers.at, to),
      ),
    );
  return [...paid, ...(await refundsWhere(db, and(isOf, inArray(refundOrders.id, given))))];
}

const isOneOf = (column: typeof payAttempts.no | typeof refundOrders.channelNo, nos: readonly string[]) =>
  sql`${column} = any(${sql.param([...nos])})`;

/** Our records of a channel's lines, from any day. */
export async function knownLinesOf(
  db: Db,
  channel: PayChannelCode,
  lines: readonly StatementLine[],
): Promise<OwnLine[]> {
  const nosOf = (type: StatementLine['type']) =>
    lines.filter((line) => line.type === type).map(({ ownNo }) => ownNo);
  const isOf = eq(payAttempts.channel, channel);
  return [
    ...(await paymentsWhere(db, and(isOf, isOneOf(payAttempts.no, nosOf('PAY'))))),
    ...(await refundsWhere(db, and(isOf, isOneOf(refundOrders.channelNo, nosOf('REFUND'))))),
  ];
}
