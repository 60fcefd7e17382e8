import { type RepairState, repairStateLabels } from '@portal/contract/repair/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { HeldWorkSource, OnFreeze } from '../../feature/held-work.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { inHand } from './list-workers.public.ts';
import { moveTicket, notifyDispatchers, unplanned, wordsOf } from './move-ticket.public.ts';
import { reassignTicket } from './reassign-ticket.ts';
import { repairTickets as ticket } from './repair.table.ts';

/** Tickets that a worker has and hasn't finished. */
export const heldTickets: HeldWorkSource = {
  kind: 'REPAIR',
  held: () => sql`
    select ${ticket.id} as ref_id, ${ticket.assigneeId} as holder_id,
      concat(${ticket.locationText}, ' ', ${ticket.title}) as title, ${ticket.status} as state,
      case when ${ticket.pausedAt} is null then ${ticket.finishDueAt} end as due_at, 'REPAIR_WORKER' as role,
      array_remove(array[${ticket.reporterId}], null) as barred_ids
    from ${ticket} where ${ticket.assigneeId} is not null and ${inArray(ticket.status, inHand)}`,
  stateLabel: (state) => repairStateLabels[state as RepairState](),
  canRelease: true,
  async give(tx, ctx, { refId, from, to }) {
    const isTheirs = and(eq(ticket.id, refId), eq(ticket.assigneeId, from), inArray(ticket.status, inHand));
    const [found] = await tx.select().from(ticket).where(isTheirs).for('update');
    if (!found) throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.handover_refusal_gone() });
    if (to === null) await moveTicket(tx, ctx, found, { event: 'unassign', set: unassigned });
    else await reassignTicket(tx, ctx, found, to);
  },
};

/** Its clock, parts and photos stay with the ticket; an open quote has to be made again. */
const unassigned = { ...unplanned, assigneeId: null, quoteFen: null } as const;

/** The tickets of a frozen worker go back to the dispatchers. */
export const unassignTickets: OnFreeze = async (tx, ctx, { userId, reason }) => {
  const rows = await tx
    .select()
    .from(ticket)
    .where(and(eq(ticket.assigneeId, userId), inArray(ticket.status, inHand)))
    .orderBy(asc(ticket.id))
    .for('update');
  for (const each of rows) {
    await moveTicket(tx, ctx, each, { event: 'unassign', set: unassigned });
    await notifyDispatchers(tx, ctx, each, {
      eventCode: 'REPAIR_HANDED_BACK',
      params: { ...wordsOf(each), reason },
    });
  }
};
