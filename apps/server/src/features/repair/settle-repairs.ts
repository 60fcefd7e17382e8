import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import type { Db } from '../../platform/database/database.ts';
import { everyStep } from '../../platform/database/failed-rows.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import {
  appendHistory,
  moveTicket,
  notifyDispatchers,
  notifyReporter,
  wordsOf,
} from './move-ticket.public.ts';
import { notifyMerged } from './operate-repair.public.ts';
import { repairTickets, type Ticket } from './repair.table.ts';
import { askForFee } from './repair-fee.ts';
import { isLateAndOpen } from './select-tickets.public.ts';

type Settle = (tx: Db, ctx: WriteContext, ticket: Ticket) => Promise<unknown>;

const settleDue = (ctx: WriteContext, isDue: SQL | undefined, settle: Settle) =>
  inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select()
        .from(repairTickets)
        .where(isDue)
        .orderBy(asc(repairTickets.createdAt))
        .limit(limit)
        .for('update', { skipLocked: true }),
    (tx, ticket) => settle(tx, ctx, ticket),
    ({ id }) => id,
  );

/** Closes a finished ticket if nobody reported it as not fixed. */
const closeSilent: Settle = async (tx, ctx, ticket) => {
  const set = { closedAt: ctx.now };
  await askForFee(tx, ctx, await moveTicket(tx, ctx, ticket, { event: 'close', set }));
  await notifyReporter(tx, ctx, ticket, { eventCode: 'REPAIR_CLOSED', params: wordsOf(ticket) });
  await notifyMerged(tx, ctx, ticket);
};

/** Reminds the dispatchers, once, of a ticket nobody responded to in time. */
const remindUnanswered: Settle = async (tx, ctx, ticket) => {
  await tx.update(repairTickets).set({ respondNotified: true }).where(eq(repairTickets.id, ticket.id));
  await notifyDispatchers(tx, ctx, ticket, { eventCode: 'REPAIR_UNANSWERED', params: wordsOf(ticket) });
};

/** Reminds the dispatchers, once, of a late ticket; its history records it for everyone. */
const remindLate: Settle = async (tx, ctx, ticket) => {
  await tx.update(repairTickets).set({ lateNotified: true }).where(eq(repairTickets.id, ticket.id));
  await appendHistory(tx, ctx, ticket.id, { event: 'late' });
  await notifyDispatchers(tx, ctx, ticket, { eventCode: 'REPAIR_LATE', params: wordsOf(ticket) });
};

/** Handles tickets whose deadlines have passed. Idempotent. */
export async function settleRepairs(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const isSilent = and(eq(repairTickets.status, 'FINISHED'), lte(repairTickets.closesAt, ctx.now));
  const isUnanswered = and(
    inArray(repairTickets.status, ['SUBMITTED', 'REOPENED']),
    lte(repairTickets.respondDueAt, ctx.now),
    eq(repairTickets.respondNotified, false),
  );
  const isLate = and(isLateAndOpen(ctx.now), eq(repairTickets.lateNotified, false));
  await everyStep({
    close: () => settleDue(ctx, isSilent, closeSilent),
    unanswered: () => settleDue(ctx, isUnanswered, remindUnanswered),
    late: () => settleDue(ctx, isLate, remindLate),
  });
}
