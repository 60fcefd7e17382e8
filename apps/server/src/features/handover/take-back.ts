import type { handoverGiveBack, handoverTakeBack } from '@portal/contract/handover/manage';
import { takeBackMs } from '@portal/contract/handover/terms';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, isNull } from 'drizzle-orm';
import type { HeldReading } from '../../feature/held-work.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Context, InputOf } from '../../platform/http/context.ts';
import { getUser } from '../identity/user.public.ts';
import { users } from '../identity/user.table.ts';
import { sendMessage } from '../message/message.public.ts';
import { handoverItems, handovers } from './handover.table.ts';
import { settleHandover } from './open-handover.ts';

/** Whether a piece of work that was given on can be taken back. */
export const canTakeBack = (
  { toId, givenAt, takenBackAt }: Pick<typeof handoverItems.$inferSelect, 'toId' | 'givenAt' | 'takenBackAt'>,
  now: Date,
): boolean => toId !== null && takenBackAt === null && now.getTime() - givenAt.getTime() < takeBackMs;

type Item = typeof handoverItems.$inferSelect;
type Giver = Awaited<ReturnType<typeof lockGiver>>;

/** Who held a piece before, with their account locked as freezing does. */
async function lockGiver(tx: Db, id: string) {
  const [giver] = await tx
    .select({ userId: handovers.userId, status: users.status })
    .from(handoverItems)
    .innerJoin(handovers, eq(handovers.id, handoverItems.handoverId))
    .innerJoin(users, eq(users.id, handovers.userId))
    .where(eq(handoverItems.id, id))
    .for('share', { of: users });
  if (!giver) throw notFound();
  return giver;
}

/** Gives a piece back in the way in which it was given on; to everyone who may do it if `to` is null. */
async function returnPiece(
  tx: Db,
  ctx: Context,
  reading: HeldReading,
  { id, to }: { id: string; to: string | null },
): Promise<Item> {
  const isIt = and(eq(handoverItems.id, id), isNull(handoverItems.takenBackAt));
  const [item] = await tx.select().from(handoverItems).where(isIt).for('update');
  if (!item?.toId || !canTakeBack(item, ctx.now)) throw new AppError(retCodes.TRANSITION_REFUSED);
  const [handover] = await tx.select().from(handovers).where(eq(handovers.id, item.handoverId)).for('update');
  const source = reading.heldWork.find(({ kind }) => kind === item.kind);
  if (!handover || !source) throw notFound();
  if (to === null && !source.canRelease)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.handover_refusal_giver() });
  await source.give(tx, { ...ctx, handover: handover.no }, { refId: item.refId, from: item.toId, to });
  const taken = { takenBackAt: ctx.now, takenBackBy: ctx.actor.userId };
  await tx.update(handoverItems).set(taken).where(eq(handoverItems.id, id));
  await settleHandover(tx, ctx, handover, reading);
  return item;
}

/**
 * Takes a piece of work back to who gave it on.
 * @throws {AppError} 500404, 500012 if it is too late, the receiver no longer holds it, or the giver is frozen
 */
export const takeBack = (
  ctx: Context,
  reading: HeldReading,
  { id }: InputOf<typeof handoverTakeBack>,
): Promise<{ done: true }> =>
  inTransaction(ctx.db, async (tx) => {
    const { userId, status } = await lockGiver(tx, id);
    if (status !== 'NORMAL') throw new AppError(retCodes.TRANSITION_REFUSED);
    await returnPiece(tx, ctx, reading, { id, to: userId });
    return { done: true };
  });

/** Who gave the piece, and who held it before. */
async function notifyReturned(tx: Db, ctx: Context, { kind, title, givenBy }: Item, giver: Giver) {
  const { name } = await getUser(tx, ctx.actor.userId);
  await sendMessage(tx, {
    eventCode: 'HANDOVER_GIVEN_BACK',
    params: { kind, title, name },
    userIds: [...new Set([givenBy, ...(giver.status === 'NORMAL' ? [giver.userId] : [])])],
    link: paths.manageHandover(),
    now: ctx.now,
  });
}

/**
 * Gives back a piece of work that the caller received.
 * @throws {AppError} 500404 for what somebody else received, 500012 if it is too late or nobody could take it back
 */
export const giveBack = (
  ctx: Context,
  reading: HeldReading,
  { id }: InputOf<typeof handoverGiveBack>,
): Promise<{ done: true }> =>
  inTransaction(ctx.db, async (tx) => {
    const isTheirs = and(eq(handoverItems.id, id), eq(handoverItems.toId, ctx.actor.userId));
    if ((await tx.$count(handoverItems, isTheirs)) === 0) throw notFound();
    const giver = await lockGiver(tx, id);
    const to = giver.status === 'NORMAL' ? giver.userId : null;
    const item = await returnPiece(tx, ctx, reading, { id, to });
    await notifyReturned(tx, ctx, item, giver);
    return { done: true };
  });
