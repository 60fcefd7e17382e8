import { retCodes } from '@portal/contract/ret-code';
import type { TicketUpkeep, upkeepFindParts, upkeepTick, upkeepUsePart } from '@portal/contract/upkeep/work';
import * as m from '@portal/texts/messages';
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { users } from '../identity/user.table.ts';
import { repairTickets, type Ticket } from '../repair/repair.table.ts';
import { lockPart, recordMove } from './stock.ts';
import { partMoves, spareParts, upkeepChecks, upkeepDates, upkeepPlans } from './upkeep.table.ts';

/** The plan that made a ticket, with its check list; null if none did. */
async function readPlan(db: Db, ticketId: string): Promise<TicketUpkeep['plan']> {
  const [row] = await db
    .select({ date: upkeepDates, name: upkeepPlans.name })
    .from(upkeepDates)
    .innerJoin(upkeepPlans, eq(upkeepPlans.id, upkeepDates.planId))
    .where(eq(upkeepDates.ticketId, ticketId));
  if (!row) return null;
  const checks = await db
    .select({ ...getTableColumns(upkeepChecks), who: users.name })
    .from(upkeepChecks)
    .leftJoin(users, eq(users.id, upkeepChecks.tickedBy))
    .where(eq(upkeepChecks.dateId, row.date.id))
    .orderBy(asc(upkeepChecks.id));
  return {
    planId: row.date.planId,
    name: row.name,
    dueOn: row.date.dueOn,
    missed: row.date.missed,
    checks: checks.map(({ id: checkId, text, tickedAt, who }) => ({
      checkId,
      text,
      tickedAt: tickedAt?.getTime() ?? null,
      who: who ?? '',
    })),
  };
}

const used = sql<number>`-sum(${partMoves.change})`.mapWith(Number);

/** Plan and parts of a ticket, for its pages and its printed order. */
export async function readTicketUpkeep(
  db: Db,
  ticket: Pick<Ticket, 'id' | 'status' | 'assigneeId'>,
  userId: string,
): Promise<TicketUpkeep> {
  const { name, unit } = spareParts;
  const parts = await db
    .select({ partId: spareParts.id, name, unit, used })
    .from(partMoves)
    .innerJoin(spareParts, eq(spareParts.id, partMoves.partId))
    .where(eq(partMoves.ticketId, ticket.id))
    .groupBy(spareParts.id)
    .having(gt(used, 0))
    .orderBy(asc(name), asc(spareParts.id));
  return { plan: await readPlan(db, ticket.id), parts, canWork: isWorkedOnBy(ticket, userId) };
}

const isWorkedOnBy = ({ assigneeId, status }: Pick<Ticket, 'assigneeId' | 'status'>, userId: string) =>
  assigneeId === userId && status === 'PROCESSING';

/** Locks a ticket that the caller is working on. @throws {AppError} 500404, 500012 */
async function lockOwn(tx: Db, { actor }: Pick<Context, 'actor'>, id: string): Promise<Ticket> {
  const [ticket] = await tx
    .select()
    .from(repairTickets)
    .where(and(eq(repairTickets.id, id), eq(repairTickets.assigneeId, actor.userId)))
    .for('update');
  if (!ticket) throw notFound();
  if (!isWorkedOnBy(ticket, actor.userId)) throw new AppError(retCodes.TRANSITION_REFUSED);
  return ticket;
}

/**
 * Ticks a step of the check list, or takes the tick off; repeating it changes nothing.
 * @throws {AppError} 500404, 500012
 */
export const tickStep: Verb<typeof upkeepTick> = (ctx, { checkId, data: { isTicked } }) =>
  inTransaction(ctx.db, async (tx) => {
    const [check] = await tx
      .select({ ticketId: upkeepDates.ticketId })
      .from(upkeepChecks)
      .innerJoin(upkeepDates, eq(upkeepDates.id, upkeepChecks.dateId))
      .where(eq(upkeepChecks.id, checkId));
    if (!check?.ticketId) throw notFound();
    await lockOwn(tx, ctx, check.ticketId);
    const set = isTicked
      ? { tickedAt: ctx.now, tickedBy: ctx.actor.userId }
      : { tickedAt: null, tickedBy: null };
    await tx.update(upkeepChecks).set(set).where(eq(upkeepChecks.id, checkId));
    return { done: true };
  });

const shownParts = 20;

export const findParts: Verb<typeof upkeepFindParts> = ({ db }, { keyword }) => {
  const { id: partId, name, unit, place, onHand } = spareParts;
  return db
    .select({ partId, name, unit, place, onHand })
    .from(spareParts)
    .where(contains(keyword, name, place))
    .orderBy(asc(name), asc(partId))
    .limit(shownParts);
};

/**
 * Takes parts for a ticket, or puts back what is left over of those that were taken for it.
 * @throws {AppError} 500404, 500012, 100002
 */
export const usePart: Verb<typeof upkeepUsePart> = (ctx, { ticketId, data: { partId, kind, count } }) =>
  inTransaction(ctx.db, async (tx) => {
    const ticket = await lockOwn(tx, ctx, ticketId);
    const part = await lockPart(tx, partId);
    if (kind === 'BACK') {
      const isOfBoth = and(eq(partMoves.partId, partId), eq(partMoves.ticketId, ticketId));
      const [sum] = await tx.select({ taken: used }).from(partMoves).where(isOfBoth);
      const taken = sum?.taken ?? 0;
      if (count > taken) throw fieldsRefused({ 'data.count': m.upkeep_stock_over({ count: taken }) });
    }
    await recordMove(tx, ctx, part, { kind, change: kind === 'TAKEN' ? -count : count, ticketId });
    return readTicketUpkeep(tx, ticket, ctx.actor.userId);
  });
