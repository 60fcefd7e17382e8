import type { RepairState } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { repairTickets, type Ticket } from '../repair/repair.table.ts';
import { appendEvent, lockPlan, openDates } from './open-dates.public.ts';
import { type DateRow, upkeepChecks, upkeepDates } from './upkeep.table.ts';

const done: RepairState[] = ['FINISHED', 'CLOSED'];
const dropped: RepairState[] = ['REJECTED', 'MERGED', 'CANCELLED'];

type Ended = Pick<Ticket, 'status' | 'finishedAt' | 'reason'>;

/** Ends a locked date with its ticket, and opens the next one. */
async function settleDate(tx: Db, ctx: WriteContext, date: DateRow, ticket: Ended): Promise<void> {
  const isDone = done.includes(ticket.status);
  const doneOn = isDone ? chinaDayOf(ticket.finishedAt ?? ctx.now) : null;
  const reason = isDone ? '' : ticket.reason;
  await moveState(tx, ctx, upkeepDates, date, {
    entity: 'upkeepDate',
    event: isDone ? 'done' : 'skip',
    set: { status: isDone ? 'DONE' : 'SKIPPED', doneOn, reason },
    reason,
  });
  await appendEvent(tx, ctx, date.id, {
    event: isDone ? 'done' : 'skip',
    fromOn: date.dueOn,
    toOn: doneOn,
    reason,
  });
  const plan = await lockPlan(tx, date.planId);
  if (plan) await openDates(tx, ctx, plan);
}

/**
 * Refuses to finish a ticket with steps of its check list left.
 * @throws {AppError} 100002
 */
export async function requireTicked(tx: Db, ticketId: string): Promise<void> {
  const left = await tx
    .select({ id: upkeepChecks.id })
    .from(upkeepChecks)
    .innerJoin(upkeepDates, eq(upkeepDates.id, upkeepChecks.dateId))
    .where(and(eq(upkeepDates.ticketId, ticketId), isNull(upkeepChecks.tickedAt)))
    .limit(1);
  if (left.length > 0) throw fieldsRefused({ 'data.text': m.upkeep_unticked() });
}

/** Ends the date of a finished ticket, if a plan made it. */
export async function settleUpkeepOf(tx: Db, ctx: WriteContext, ticketId: string): Promise<void> {
  const [row] = await tx
    .select({ date: upkeepDates, ticket: repairTickets })
    .from(upkeepDates)
    .innerJoin(repairTickets, eq(repairTickets.id, upkeepDates.ticketId))
    .where(and(eq(upkeepDates.ticketId, ticketId), eq(upkeepDates.status, 'TICKET')))
    .for('update', { of: upkeepDates });
  if (row) await settleDate(tx, ctx, row.date, row.ticket);
}

/** Ends the dates whose tickets ended otherwise: rejected, merged, cancelled. */
export function settleUpkeep(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  return inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select({ date: upkeepDates, ticket: repairTickets })
        .from(upkeepDates)
        .innerJoin(repairTickets, eq(repairTickets.id, upkeepDates.ticketId))
        .where(and(eq(upkeepDates.status, 'TICKET'), inArray(repairTickets.status, [...done, ...dropped])))
        .orderBy(asc(upkeepDates.id))
        .limit(limit)
        .for('update', { of: upkeepDates, skipLocked: true }),
    (tx, { date, ticket }) => settleDate(tx, ctx, date, ticket),
    ({ date }) => date.id,
  );
}
