import { eq } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { declarationObjections } from './declaration.table.ts';

/** Declarations are their enterprise's and stay; what somebody objected, and how to reach them, does not. */
export const eraseObjections: Erase = async (tx, userId) => {
  await tx
    .update(declarationObjections)
    .set({ reason: '', contact: '' })
    .where(eq(declarationObjections.userId, userId));
};
