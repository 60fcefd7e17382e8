import type { billRemind } from '@portal/contract/billing/bill-manage';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import { asc, inArray } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { sendMessage } from '../../message/message.public.ts';
import { overdueDays } from '../money/late-fee.ts';
import { payersByEnterprise } from '../payers.public.ts';
import { type Bill, bills } from './bill.table.ts';
import { payableFenOn } from './owed.public.ts';

/** Why a bill is not reminded of; null if it is. */
export function reminderBar(bill: Bill, today: string, hasPayer: boolean): string | null {
  if (bill.status !== 'OVERDUE') return `state:${bill.status}`;
  if (bill.planDueOn !== null) return 'plan';
  if (bill.remindedOn === today) return 'reminded';
  return hasPayer ? null : 'noPayer';
}

/** Reminds those who pay for an enterprise of its bills, in one message. */
async function remind(tx: Db, now: Date, userIds: readonly string[], due: readonly Bill[], today: string) {
  const fen = due.reduce((sum, bill) => sum + payableFenOn(bill, today), 0);
  const days = Math.max(...due.map((bill) => overdueDays(bill, today)));
  await sendMessage(tx, {
    eventCode: 'BILL_REMINDED',
    params: { bills: due.length, fen, days },
    userIds: [...userIds],
    link: paths.costQuery(),
    now,
  });
  return fen;
}

/**
 * Reminds those who pay of overdue bills. Bills that were reminded of today, are paid in instalments or are no longer
 * overdue are left out.
 * @throws {AppError} 500404, 500012 if none is left
 */
export const remindBills: Verb<typeof billRemind> = (ctx, { data: { ids } }) =>
  inTransaction(ctx.db, async (tx) => {
    const today = chinaDayOf(ctx.now);
    const found = await tx
      .select()
      .from(bills)
      .where(inArray(bills.id, ids))
      .orderBy(asc(bills.id))
      .for('update');
    if (found.length < new Set(ids).size) throw notFound();
    const payers = await payersByEnterprise(
      tx,
      found.map(({ enterpriseId }) => enterpriseId),
    );
    const due = found.filter((bill) => reminderBar(bill, today, payers.has(bill.enterpriseId)) === null);
    if (due.length === 0) throw new AppError(retCodes.TRANSITION_REFUSED);
    let sumFen = 0;
    const byEnterprise = Map.groupBy(due, ({ enterpriseId }) => enterpriseId);
    for (const [enterpriseId, its] of byEnterprise)
      sumFen += await remind(tx, ctx.now, payers.get(enterpriseId) ?? [], its, today);
    const dueIds = due.map(({ id }) => id);
    await tx.update(bills).set({ remindedOn: today }).where(inArray(bills.id, dueIds));
    await writeLogs(
      tx,
      ctx,
      due.map((bill) => ({
        event: 'bill.remind',
        entity: 'bill',
        entityId: bill.id,
        after: { remindedOn: today, amountFen: payableFenOn(bill, today) },
      })),
    );
    return { bills: due.length, enterprises: byEnterprise.size, sumFen };
  });
