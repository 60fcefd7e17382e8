import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { callChannel } from '../../platform/pay/call-channel.ts';
import type { PayNotice } from '../../platform/pay/pay-channel.ts';
import { signMessage } from '../../platform/pay/signed-message.ts';
import { type CashierPayment, cashierNotices } from './cashier.table.ts';
import type { CashierOutcome } from './cashier-outcomes.ts';
import { findingOf } from './payment-state.ts';

const second = 1_000;
const maxTries = 10;

type NoticeRow = typeof cashierNotices.$inferInsert;

export const noticeRow = (notice: PayNotice, dueAt: Date, isForged = false): NoticeRow => ({
  id: ulid(dueAt.getTime()),
  about: notice.type === 'PAY' ? notice.attemptNo : notice.refundNo,
  body: JSON.stringify(notice),
  dueAt,
  isForged,
});

/** The notices of an outcome, each with its time. */
function payNotices(payment: CashierPayment, outcome: CashierOutcome, now: Date): NoticeRow[] {
  const { attemptNo, settlesAt } = payment;
  if (!settlesAt) return [];
  const notice = (at: Date): PayNotice => ({
    type: 'PAY',
    noticeId: ulid(at.getTime()),
    attemptNo,
    finding: findingOf(payment, at),
  });
  const later = (seconds: number) => new Date(settlesAt.getTime() + seconds * second);
  const settled = notice(settlesAt);
  if (outcome === 'LATE') return [noticeRow(notice(now), now), noticeRow(settled, settlesAt)];
  if (outcome === 'FORGED') return [noticeRow(settled, settlesAt, true)];
  if (outcome !== 'REPEATED') return [noticeRow(settled, settlesAt)];
  // Sends a notice written earlier in between.
  return [
    noticeRow(settled, settlesAt),
    noticeRow(notice(now), later(1)),
    noticeRow(settled, later(1)),
    noticeRow(settled, later(2)),
  ];
}

export async function enterPayNotices(
  tx: Db,
  payment: CashierPayment,
  outcome: CashierOutcome,
  now: Date,
): Promise<void> {
  await tx.insert(cashierNotices).values(payNotices(payment, outcome, now));
}

export async function dropNotices(tx: Db, about: string): Promise<void> {
  await tx.delete(cashierNotices).where(and(eq(cashierNotices.about, about), isNull(cashierNotices.doneAt)));
}

/**
 * Claims due notices, so that only one of two server processes sends them; without an acknowledgement they become due
 * again.
 */
async function claimDue(db: Db, now: Date) {
  const pause = sql`make_interval(secs => power(2, ${cashierNotices.tries}))`;
  return db
    .update(cashierNotices)
    .set({
      tries: sql`${cashierNotices.tries} + 1`,
      dueAt: sql`${now.toISOString()}::timestamptz + ${pause}`,
    })
    .where(
      sql`${cashierNotices.id} in ${db
        .select({ id: cashierNotices.id })
        .from(cashierNotices)
        .where(
          and(
            isNull(cashierNotices.doneAt),
            lte(cashierNotices.dueAt, now),
            sql`${cashierNotices.tries} < ${maxTries}`,
          ),
        )
        .orderBy(cashierNotices.dueAt, cashierNotices.id)
        .limit(50)
        .for('update', { skipLocked: true })}`,
    )
    .returning();
}

interface Sender {
  db: Db;
  clock: Clock;
  key: KeyObject;
  notifyUrl: string;
}

/** Sends a notice; returns whether it was acknowledged as a payment channel expects. */
async function send(
  { clock, key, notifyUrl }: Sender,
  { body, isForged }: { body: string; isForged: boolean },
): Promise<boolean> {
  const signer = isForged ? generateKeyPairSync('ed25519').privateKey : key;
  const headers = signMessage(signer, 'notice', body, clock.now());
  const answer = await callChannel(notifyUrl, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  }).catch(() => null);
  return answer?.status === 200 && answer.body.toString() === '{"code":"SUCCESS"}';
}

/** Sends all due notices, in order of their due time. */
export async function deliverDue(sender: Sender): Promise<void> {
  const { db, clock } = sender;
  const due = await claimDue(db, clock.now());
  for (const notice of due.sort((a, b) => a.id.localeCompare(b.id))) {
    if (!(await send(sender, notice))) continue;
    await db.update(cashierNotices).set({ doneAt: clock.now() }).where(eq(cashierNotices.id, notice.id));
  }
}
