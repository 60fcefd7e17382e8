import { and, eq, inArray } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { serviceOrders, serviceRatings } from './service-order.table.ts';

/** What nobody has begun is cancelled; of the rest the agreement stays for the other side, ratings without a name. */
export const eraseOrders: Erase = async (tx, userId, now) => {
  const isTheirs = eq(serviceOrders.buyerUserId, userId);
  await tx
    .update(serviceOrders)
    .set({ status: 'CANCELLED', turn: null, dueAt: null, cancelAskedBy: null, updatedAt: now })
    .where(and(isTheirs, inArray(serviceOrders.status, ['APPLIED', 'QUOTED'])));
  await tx.update(serviceOrders).set({ need: '' }).where(isTheirs);
  await tx.update(serviceRatings).set({ anonymous: true }).where(eq(serviceRatings.fromUserId, userId));
};
