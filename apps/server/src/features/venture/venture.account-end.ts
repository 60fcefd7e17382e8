import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { followVenture } from './move-venture.ts';
import { introductions, ventureAccesses, ventureDocuments, ventures } from './venture.table.ts';

/**
 * Withdraws a person's ventures without contact and team, closes and empties their data rooms, and ends pending
 * requests. Ventures of an enterprise stay.
 */
export const eraseVentures: Erase = async (tx, userId, { now }) => {
  const isTheirs = and(isNull(ventures.enterpriseId), eq(ventures.ownerUserId, userId));
  await tx
    .update(ventures)
    .set({ status: 'WITHDRAWN', withdrawnAt: now, updatedAt: now })
    .where(and(isTheirs, ne(ventures.status, 'WITHDRAWN')));
  const ended = await tx
    .update(ventures)
    .set({
      contactName: '',
      contactPhone: '',
      team: [],
      wanted: '',
      progress: [],
      documents: 0,
      picture: null,
    })
    .where(isTheirs)
    .returning({ id: ventures.id });
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .update(ventureAccesses)
      .set({ status: 'EXPIRED', dueAt: null, updatedAt: now })
      .where(
        and(inArray(ventureAccesses.ventureId, ids), inArray(ventureAccesses.status, ['ASKED', 'GRANTED'])),
      );
    await tx
      .update(ventureDocuments)
      .set({ removedAt: now, title: '', fileName: '', updatedAt: now })
      .where(inArray(ventureDocuments.ventureId, ids));
  }
  const isSent = and(eq(introductions.partyUserId, userId), eq(introductions.status, 'SENT'));
  await tx.update(introductions).set({ status: 'EXPIRED', dueAt: null, updatedAt: now }).where(isSent);
  await tx
    .update(introductions)
    .set({ message: '', answer: '' })
    .where(eq(introductions.partyUserId, userId));
  for (const id of ids) await followVenture(tx, { now }, id);
};
