import { boundViewingStates } from '@portal/contract/building/terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { viewings } from './building.table.ts';

/** Cancels a closed account's upcoming viewings and removes its texts. */
export const eraseViewings: Erase = async (tx, userId, { now }) => {
  const isTheirs = eq(viewings.userId, userId);
  await tx
    .update(viewings)
    .set({ status: 'CANCELLED', updatedAt: now })
    .where(and(isTheirs, inArray(viewings.status, [...boundViewingStates])));
  await tx.update(viewings).set({ need: '' }).where(isTheirs);
};
