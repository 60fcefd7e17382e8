import { and, eq, inArray } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { moveTicket, notifyWorker, wordsOf } from './move-ticket.public.ts';
import { repairTickets } from './repair.table.ts';

/** Cancels tickets nobody works on yet; the others keep the fault but lose the reporter's contact details. */
export const eraseRepairs: Erase = async (tx, userId, ctx) => {
  const isTheirs = eq(repairTickets.reporterId, userId);
  const waiting = await tx
    .select()
    .from(repairTickets)
    .where(and(isTheirs, inArray(repairTickets.status, ['SUBMITTED', 'ASSIGNED'])))
    .orderBy(repairTickets.id)
    .for('update');
  for (const ticket of waiting) {
    await moveTicket(tx, ctx, ticket, { event: 'cancel' });
    if (ticket.assigneeId !== null) {
      const params = { ...wordsOf(ticket), reason: '' };
      await notifyWorker(tx, ctx, ticket, { eventCode: 'REPAIR_WITHDRAWN', params });
    }
  }
  await tx
    .update(repairTickets)
    .set({ phone: '', description: '', photos: [], audio: null, signature: null, signedName: '' })
    .where(isTheirs);
};
