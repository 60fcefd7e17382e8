import { eq } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { collections } from './collection.table.ts';

export const eraseCollections: Erase = async (tx, userId) => {
  await tx.delete(collections).where(eq(collections.userId, userId));
};
