import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { repairTickets } from './repair.table.ts';

/** Cancels tickets nobody works on yet; the others keep the fault but lose the reporter's contact details. */
export const eraseRepairs: Erase = async (tx, userId, now) => {
  const isTheirs = eq(repairTickets.reporterId, userId);
  await tx
    .update(repairTickets)
    .set({
      status: 'CANCELLED',
      pausedAt: sql`coalesce(${repairTickets.pausedAt}, ${now.toISOString()})`,
      updatedAt: now,
    })
    .where(and(isTheirs, inArray(repairTickets.status, ['SUBMITTED', 'ASSIGNED'])));
  await tx
    .update(repairTickets)
    .set({ phone: '', description: '', photos: [], audio: null, signature: null, signedName: '' })
    .where(isTheirs);
};
