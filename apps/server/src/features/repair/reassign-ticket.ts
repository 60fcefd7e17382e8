import type { Db } from '../../platform/database/database.ts';
import type { MoveSource } from '../../platform/workflow/move-state.ts';
import { moveTicket, notifyWorker, wordsOf } from './move-ticket.public.ts';
import type { Ticket } from './repair.table.ts';

/**
 * Gives a locked ticket in hand to another worker: its state, clock, parts and photos stay, and both workers see why.
 * The worker is active.
 */
export async function reassignTicket(
  tx: Db,
  ctx: MoveSource,
  ticket: Ticket,
  workerId: string,
  text = '',
): Promise<void> {
  const event = ticket.status === 'ASSIGNED' ? 'assign' : 'reassign';
  const moved = await moveTicket(tx, ctx, ticket, { event, text, set: { assigneeId: workerId } });
  await notifyWorker(tx, ctx, moved, { eventCode: 'REPAIR_JOB', params: wordsOf(moved) });
}
