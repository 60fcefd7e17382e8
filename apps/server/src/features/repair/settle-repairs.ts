import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { moveTicket, tellDispatchers, tellReporter, tellStory, wordsOf } from './move-ticket.public.ts';
import { tellMerged } from './operate-repair.public.ts';
import { repairTickets, type Ticket } from './repair.table.ts';
import { askForFee } from './repair-fee.ts';
import { isLateAndOpen } from './select-tickets.public.ts';

const listDue = (tx: Db, isDue: SQL | undefined): Promise<Ticket[]> =>
  tx
    .select()
    .from(repairTickets)
    .where(isDue)
    .orderBy(asc(repairTickets.createdAt))
    .limit(200)
    .for('update', { skipLocked: true });

/** Nobody has said that it was not repaired. */
async function closeSilent(tx: Db, ctx: WriteContext): Promise<void> {
  const isDue = and(eq(repairTickets.status, 'FINISHED'), lte(repairTickets.closesAt, ctx.now));
  for (const ticket of await listDue(tx, isDue)) {
    const set = { closedAt: ctx.now };
    await askForFee(tx, ctx, await moveTicket(tx, ctx, ticket, { event: 'close', set }));
    await tellReporter(tx, ctx, ticket, { eventCode: 'REPAIR_CLOSED', params: wordsOf(ticket) });
    await tellMerged(tx, ctx, ticket);
  }
}

/** Tells the dispatchers once of what nobody has answered in time. */
async function remindUnanswered(tx: Db, ctx: WriteContext): Promise<void> {
  const isDue = and(
    inArray(repairTickets.status, ['SUBMITTED', 'REOPENED']),
    lte(repairTickets.respondDueAt, ctx.now),
    eq(repairTickets.respondTold, false),
  );
  for (const ticket of await listDue(tx, isDue)) {
    await tx.update(repairTickets).set({ respondTold: true }).where(eq(repairTickets.id, ticket.id));
    await tellDispatchers(tx, ctx, ticket, { eventCode: 'REPAIR_UNANSWERED', params: wordsOf(ticket) });
  }
}

/** And of what is not repaired in time; its story says so to everybody. */
async function remindLate(tx: Db, ctx: WriteContext): Promise<void> {
  const isDue = and(isLateAndOpen(ctx.now), eq(repairTickets.lateTold, false));
  for (const ticket of await listDue(tx, isDue)) {
    await tx.update(repairTickets).set({ lateTold: true }).where(eq(repairTickets.id, ticket.id));
    await tellStory(tx, ctx, ticket.id, { event: 'late' });
    await tellDispatchers(tx, ctx, ticket, { eventCode: 'REPAIR_LATE', params: wordsOf(ticket) });
  }
}

/** What happens to tickets when their time has come. Run again, it does nothing. */
export async function settleRepairs(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  await inTransaction(ctx.db, async (tx) => {
    await closeSilent(tx, ctx);
    await remindUnanswered(tx, ctx);
    await remindLate(tx, ctx);
  });
}
