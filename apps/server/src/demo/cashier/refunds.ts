import * as m from '@portal/texts/messages';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../platform/database/database.ts';
import type { RefundFinding } from '../../platform/pay/pay-channel.ts';
import { type CashierRefund, cashierNotices, cashierPayments, cashierRefunds } from './cashier.table.ts';
import { noticeRow } from './notices.ts';
import { findingOf, subjectOf } from './payment-state.ts';

const settlesAfterMs = 2_000;

function refundFinding(refund: CashierRefund, now: Date): RefundFinding {
  const { refundNo, attemptNo, amountFen, channelRefundNo, failReason } = refund;
  const about = { ...subjectOf(attemptNo), refundNo, amountFen };
  if (refund.settlesAt > now) return { state: 'PROCESSING', about };
  return failReason === null
    ? { state: 'SUCCESS', about, channelRefundNo }
    : { state: 'FAILED', about, reason: failReason };
}

async function findRefund(db: Db, refundNo: string) {
  const [found] = await db.select().from(cashierRefunds).where(eq(cashierRefunds.refundNo, refundNo));
  return found;
}

export async function queryRefund(db: Db, refundNo: string, now: Date): Promise<RefundFinding> {
  const refund = await findRefund(db, refundNo);
  return refund ? refundFinding(refund, now) : { state: 'FAILED', reason: m.cashier_reason_unknown() };
}

/** The amount of a payment that other refunds have taken or are about to take. */
async function takenFen(db: Db, attemptNo: string, refundNo: string): Promise<number> {
  const [sum] = await db
    .select({ fen: sql<number>`coalesce(sum(${cashierRefunds.amountFen}), 0)::bigint` })
    .from(cashierRefunds)
    .where(
      and(
        eq(cashierRefunds.attemptNo, attemptNo),
        ne(cashierRefunds.refundNo, refundNo),
        isNull(cashierRefunds.failReason),
      ),
    );
  return sum?.fen ?? 0;
}

/** Refunds a payment; if the payer chose so, only the second attempt succeeds. */
export async function refund(
  db: Db,
  wanted: Pick<CashierRefund, 'refundNo' | 'attemptNo' | 'amountFen'>,
  now: Date,
): Promise<RefundFinding> {
  return db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(cashierPayments)
      .where(eq(cashierPayments.attemptNo, wanted.attemptNo))
      .for('update');
    const finding = payment && findingOf(payment, now);
    if (finding?.state !== 'SUCCESS') return { state: 'FAILED', reason: m.cashier_reason_unpaid() };
    const before = await findRefund(tx, wanted.refundNo);
    if (before && refundFinding(before, now).state !== 'FAILED') return refundFinding(before, now);
    if ((await takenFen(tx, wanted.attemptNo, wanted.refundNo)) + wanted.amountFen > finding.amountFen)
      return { state: 'FAILED', reason: m.cashier_reason_over() };
    const row = {
      ...wanted,
      channelRefundNo: `DR${ulid(now.getTime())}`,
      settlesAt: new Date(now.getTime() + settlesAfterMs),
      failReason: payment?.outcome === 'REFUND_FAILS' && !before ? m.cashier_reason_account() : null,
    };
    await tx
      .insert(cashierRefunds)
      .values(row)
      .onConflictDoUpdate({ target: cashierRefunds.refundNo, set: row });
    await tx.insert(cashierNotices).values(
      noticeRow(
        {
          type: 'REFUND',
          noticeId: row.channelRefundNo,
          refundNo: wanted.refundNo,
          finding: refundFinding(row, row.settlesAt),
        },
        row.settlesAt,
      ),
    );
    return refundFinding(row, now);
  });
}
