import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { ChannelDown, type PayFinding } from '../../../platform/pay/pay-channel.ts';
import { channelOf, type Desk, payableOf } from '../desk.ts';
import { type PayAttemptRow, payAttempts, payItems } from '../payment.table.ts';
import { moveOrder } from './move-order.ts';
import { itemsOf, lockOrder, openAttemptsOf } from './order.queries.ts';
import { recordFinding } from './record-finding.ts';

/** After a channel has closed an attempt, money may still be in transit, so it is asked once more after this time. */
const lookBackMs = 10 * 60_000;
const askAgainMs = 60_000;

const askLater = (ctx: WriteContext, { id }: PayAttemptRow) =>
  ctx.db
    .update(payAttempts)
    .set({ askAt: new Date(ctx.now.getTime() + askAgainMs) })
    .where(and(eq(payAttempts.id, id), notInArray(payAttempts.status, ['SUCCESS', 'FAILED'])));

/**
 * Asks the channel for the state of an attempt, and records it.
 * @returns null if it does not answer, CONTRADICTED if its answer contradicts our records, in which case it is asked
 * again
 */
export async function askChannel(
  ctx: WriteContext,
  desk: Desk,
  attempt: PayAttemptRow,
): Promise<PayFinding['state'] | 'CONTRADICTED' | null> {
  try {
    const { channel, no } = attempt;
    const finding = await channelOf(desk, channel).query(no);
    const recorded = await recordFinding(ctx, desk, { channel, source: 'ANSWER' }, no, finding);
    if (recorded === 'WRITTEN') return finding.state;
    await askLater(ctx, attempt);
    return 'CONTRADICTED';
  } catch (error) {
    if (!(error instanceof ChannelDown)) throw error;
    await askLater(ctx, attempt);
    return null;
  }
}

/**
 * Makes sure that an attempt can no longer be paid: asks first, then closes it at the channel. NOTPAY and USERPAYING
 * are not final, so nothing is ever closed on our side alone.
 * @returns false if it was paid, or the channel gave no answer consistent with our records
 */
async function giveUp(ctx: WriteContext, desk: Desk, attempt: PayAttemptRow): Promise<boolean> {
  const state = await askChannel(ctx, desk, attempt);
  if (state === 'SUCCESS' || state === 'CONTRADICTED' || state === null) return false;
  if (state !== 'CLOSED' && state !== 'FAILED') {
    try {
      await channelOf(desk, attempt.channel).close(attempt.no);
    } catch (error) {
      if (error instanceof ChannelDown) return false;
      throw error;
    }
  }
  await ctx.db
    .update(payAttempts)
    .set({ status: 'CLOSED', askAt: new Date(ctx.now.getTime() + lookBackMs), updatedAt: ctx.now })
    .where(and(eq(payAttempts.id, attempt.id), inArray(payAttempts.status, ['INIT', 'PENDING', 'UNKNOWN'])));
  return true;
}

/** Closes every attempt of an order that might still be paid; false if one was paid, or may have been. */
export async function giveUpAll(ctx: WriteContext, desk: Desk, payOrderId: string): Promise<boolean> {
  const given: boolean[] = [];
  for (const attempt of await openAttemptsOf(ctx.db, payOrderId))
    given.push(await giveUp(ctx, desk, attempt));
  return given.every(Boolean);
}

/**
 * Closes an unpaid order, after its attempts at the channels.
 * @returns false if it was paid in the meantime, or a channel did not answer
 */
export async function closeOrder(ctx: WriteContext, desk: Desk, payOrderId: string): Promise<boolean> {
  if (!(await giveUpAll(ctx, desk, payOrderId))) return false;
  return inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, payOrderId);
    if (order.status !== 'CREATED' && order.status !== 'PAYING') return false;
    // An attempt was started while the others were being closed.
    if ((await openAttemptsOf(tx, payOrderId)).length > 0) return false;
    await moveOrder(tx, ctx, order, 'close');
    const items = await itemsOf(tx, payOrderId);
    await tx.update(payItems).set({ isHeld: false }).where(eq(payItems.payOrderId, payOrderId));
    const ids = items.map(({ bizId }) => bizId);
    await payableOf(desk, order.kind).release?.(tx, ctx, ids, payOrderId);
    return true;
  });
}
