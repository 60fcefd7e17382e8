import type { handoverTakeBack } from '@portal/contract/handover/manage';
import { takeBackMs } from '@portal/contract/handover/terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq, isNull } from 'drizzle-orm';
import type { HeldReading } from '../../feature/held-work.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Context, InputOf } from '../../platform/http/context.ts';
import { requireActive } from '../identity/user.public.ts';
import { handoverItems, handovers } from './handover.table.ts';
import { settleHandover } from './open-handover.ts';

/** Whether a piece of work that was given on can be taken back. */
export const canTakeBack = (
  { toId, givenAt, takenBackAt }: Pick<typeof handoverItems.$inferSelect, 'toId' | 'givenAt' | 'takenBackAt'>,
  now: Date,
): boolean => toId !== null && takenBackAt === null && now.getTime() - givenAt.getTime() < takeBackMs;

/**
 * Gives a piece of work back to who gave it on, in the same way.
 * @throws {AppError} 500404, 500012 if it is too late, the receiver no longer holds it, or the giver is frozen
 */
export const takeBack = (
  ctx: Context,
  reading: HeldReading,
  { id }: InputOf<typeof handoverTakeBack>,
): Promise<{ done: true }> =>
  inTransaction(ctx.db, async (tx) => {
    const [found] = await tx
      .select({ userId: handovers.userId })
      .from(handoverItems)
      .innerJoin(handovers, eq(handovers.id, handoverItems.handoverId))
      .where(eq(handoverItems.id, id));
    if (!found) throw notFound();
    await requireActive(tx, found.userId);
    const isIt = and(eq(handoverItems.id, id), isNull(handoverItems.takenBackAt));
    const [item] = await tx.select().from(handoverItems).where(isIt).for('update');
    if (!item?.toId || !canTakeBack(item, ctx.now)) throw new AppError(retCodes.TRANSITION_REFUSED);
    const [handover] = await tx
      .select()
      .from(handovers)
      .where(eq(handovers.id, item.handoverId))
      .for('update');
    const source = reading.heldWork.find(({ kind }) => kind === item.kind);
    if (!handover || !source) throw notFound();
    const giving = { refId: item.refId, from: item.toId, to: found.userId };
    await source.give(tx, { ...ctx, handover: handover.no }, giving);
    await tx.update(handoverItems).set({ takenBackAt: ctx.now }).where(eq(handoverItems.id, id));
    await settleHandover(tx, ctx, handover, reading);
    return { done: true };
  });
