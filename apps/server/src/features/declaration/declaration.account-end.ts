import { eq } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { declarationObjections } from './declaration.table.ts';

/** Applications belong to their enterprise and are kept; objections lose their text and contact details. */
export const eraseObjections: Erase = async (tx, userId) => {
  await tx
    .update(declarationObjections)
    .set({ reason: '', contact: '' })
    .where(eq(declarationObjections.userId, userId));
};
