import { randomBytes } from 'node:crypto';
import * as m from '@portal/texts/messages';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../platform/database/database.ts';
import type { PayFinding } from '../../platform/pay/pay-channel.ts';
import { type CashierPayment, cashierPayments } from './cashier.table.ts';
import { arrivingFen, type CashierOutcome, settlesAfter } from './cashier-outcomes.ts';
import { dropNotices, enterPayNotices } from './notices.ts';
import { findingOf } from './payment-state.ts';

export type Opening = Pick<CashierPayment, 'attemptNo' | 'amountFen' | 'title' | 'returnUrl' | 'expireAt'>;

const findBy = async (db: Db, column: 'attemptNo' | 'token', value: string) => {
  const [found] = await db.select().from(cashierPayments).where(eq(cashierPayments[column], value));
  return found;
};

const tokenShape = /^[\w-]{24}$/;

export const findByToken = async (db: Db, token: string) =>
  tokenShape.test(token) ? findBy(db, 'token', token) : undefined;

/** Opens a payment once; null if its number was used for another amount. */
export async function openPayment(db: Db, opening: Opening, now: Date): Promise<CashierPayment | null> {
  await db
    .insert(cashierPayments)
    .values({ ...opening, token: randomBytes(18).toString('base64url'), createdAt: now })
    .onConflictDoNothing();
  const payment = await findBy(db, 'attemptNo', opening.attemptNo);
  return payment?.amountFen === opening.amountFen ? payment : null;
}

export async function queryPayment(db: Db, attemptNo: string, now: Date): Promise<PayFinding> {
  const payment = await findBy(db, 'attemptNo', attemptNo);
  return payment ? findingOf(payment, now) : { state: 'UNKNOWN' };
}

/** Applies the payer's choice; only the first one counts. */
export async function choose(db: Db, token: string, outcome: CashierOutcome, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [payment] = await tx
      .update(cashierPayments)
      .set({
        outcome,
        settlesAt: new Date(now.getTime() + settlesAfter[outcome]),
        tradeNo: `DC${ulid(now.getTime())}`,
        failReason: outcome === 'FAILURE' ? m.cashier_reason_funds() : null,
        closedAt: outcome === 'LATE' ? now : null,
      })
      .where(
        and(
          eq(cashierPayments.token, token),
          isNull(cashierPayments.outcome),
          isNull(cashierPayments.closedAt),
          gt(cashierPayments.expireAt, now),
        ),
      )
      .returning();
    if (!payment) return;
    const arrivesFen = arrivingFen(outcome, payment.amountFen);
    await tx.update(cashierPayments).set({ arrivesFen }).where(eq(cashierPayments.token, token));
    await enterPayNotices(tx, { ...payment, arrivesFen }, outcome, now);
  });
}

/** Closes a payment that has not settled. One with the late outcome is still paid afterwards. */
export async function closePayment(db: Db, attemptNo: string, now: Date): Promise<'CLOSED' | 'PAID'> {
  return db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(cashierPayments)
      .where(eq(cashierPayments.attemptNo, attemptNo))
      .for('update');
    const state = payment && findingOf(payment, now).state;
    if (state === 'SUCCESS') return 'PAID';
    if (state === 'PENDING') {
      await tx
        .update(cashierPayments)
        .set({ closedAt: now, settlesAt: null })
        .where(eq(cashierPayments.attemptNo, attemptNo));
      await dropNotices(tx, attemptNo);
    }
    return 'CLOSED';
  });
}
