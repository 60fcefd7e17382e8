import { paths } from '@portal/contract/paths';
import type { payOrderChoose } from '@portal/contract/payment/public';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb, WriteContext } from '../../../platform/http/context.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { ChannelDown, type PayChannel } from '../../../platform/pay/pay-channel.ts';
import { channelNumber } from '../channel-number.ts';
import { channelOf, channelsFor, type Desk } from '../desk.ts';
import { type PayAttemptRow, type PayOrder, payAttempts } from '../payment.table.ts';
import { giveUpAll } from './give-up.ts';
import { moveOrder } from './move-order.ts';
import { findHeld, lockOrder, openAttemptsOf } from './order.queries.ts';
import { viewOrder } from './view-order.ts';

/** Delay after which the channel is asked, because notices may be lost. */
const askAfterMs = 20_000;

async function beginAttempt(
  ctx: WriteContext,
  { id, version }: { id: string; version: number },
  { code, minutes = 0 }: PayChannel,
): Promise<{ order: PayOrder; attempt: PayAttemptRow }> {
  const { now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockOrder(tx, id);
    requireVersion(before, version);
    if (before.status === 'SUCCESS') throw new AppError(retCodes.ALREADY_PAID);
    if (before.expireAt <= now) throw new AppError(retCodes.PAY_ORDER_EXPIRED);
    const until = new Date(before.createdAt.getTime() + minutes * 60_000);
    const expireAt = until > before.expireAt ? until : before.expireAt;
    const order = await moveOrder(tx, ctx, before, 'choose', { channel: code, expireAt });
    const [attempt] = await tx
      .insert(payAttempts)
      .values({
        id: orderedId(now.getTime()),
        createdAt: now,
        updatedAt: now,
        payOrderId: id,
        no: channelNumber(order.no),
        channel: code,
        status: 'INIT',
        amountFen: order.totalFen,
        askAt: new Date(now.getTime() + askAfterMs),
      })
      .returning();
    if (!attempt) throw new Error('failed to insert attempt');
    return { order, attempt };
  });
}

const notCharged = () =>
  new AppError(retCodes.CHANNEL_UNAVAILABLE, { retMsg: m.refusal_channel_not_charged() });

/**
 * Starts an attempt at a channel. The channel is called between two transactions, so that locks never wait for its
 * server, and a notice that arrives before its answer finds the attempt.
 * @throws {AppError} 500404, 500409, 500012, 500041, 500043, 500046
 */
export const chooseChannel =
  (desk: Desk): Verb<typeof payOrderChoose> =>
  async (ctx, { id, key, channel: code, version }) => {
    const held = await findHeld(ctx.db, { id }, ctx.actor, key);
    const channel = channelOf(desk, code);
    if (!channelsFor(desk, held.kind).includes(code)) throw notCharged();
    const [open] = await openAttemptsOf(ctx.db, id);
    // Choosing the same channel again resumes the open attempt.
    if (open?.channel === code && open.status === 'PENDING') return viewOrder(ctx, desk, held);
    requireVersion(held, version);
    if (open && !(await giveUpAll(ctx, desk, id))) {
      const now = await findHeld(ctx.db, { id }, ctx.actor, key);
      if (now.status !== held.status) return viewOrder(ctx, desk, now);
      throw new AppError(retCodes.CHANNEL_UNAVAILABLE);
    }
    const { order, attempt } = await beginAttempt(ctx, { id, version }, channel);
    const isInit = and(eq(payAttempts.id, attempt.id), eq(payAttempts.status, 'INIT'));
    try {
      const opening = await channel.open({
        attemptNo: attempt.no,
        amountFen: attempt.amountFen,
        title: order.title,
        expireAt: order.expireAt,
        returnUrl: ctx.env.PUBLIC_URL + paths.payResult(order.no, key),
      });
      await ctx.db
        .update(payAttempts)
        .set({ ...opening, status: 'PENDING' })
        .where(isInit);
    } catch (error) {
      if (!(error instanceof ChannelDown)) throw error;
      // The channel may have received the request nevertheless, so it is asked before anything is closed.
      await ctx.db.update(payAttempts).set({ status: 'UNKNOWN' }).where(isInit);
      throw notCharged();
    }
    return viewOrder(ctx, desk, await findHeld(ctx.db, { id }, ctx.actor, key));
  };
