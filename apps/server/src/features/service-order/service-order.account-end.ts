import { openComplaintStates } from '@portal/contract/shop-complaint-terms';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { CancelCheck, Erase } from '../../feature/account-end.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { shopComplaints } from './complaint/complaint.table.ts';
import { pagesOfShops } from './pages-of-shops.ts';
import { serviceQuestions } from './question/question.table.ts';
import { dropPictures } from './rating-picture.ts';
import { serviceOrders, serviceRatings } from './service-order.table.ts';

/** What a person has agreed upon with a shop is settled before the account ends. */
export const hasOpenOrders: CancelCheck = async (db, { id }) => {
  const isOpen = and(
    eq(serviceOrders.buyerUserId, id),
    isNull(serviceOrders.buyerEnterpriseId),
    inArray(serviceOrders.status, ['IN_PROGRESS', 'DELIVERED', 'DISPUTED']),
  );
  return (await db.$count(serviceOrders, isOpen)) > 0 ? 'SERVICE_ORDER' : null;
};

/**
 * What somebody has ordered for an enterprise stays with it. Of a person's own orders what nobody has begun is
 * cancelled, and the agreement stays for the other side; ratings lose their name and their picture.
 */
export const eraseOrders: Erase = async (tx, userId, now) => {
  const isTheirs = eq(serviceOrders.buyerUserId, userId);
  await tx
    .update(serviceOrders)
    .set({ buyerUserId: null })
    .where(and(isTheirs, isNotNull(serviceOrders.buyerEnterpriseId)));
  await tx
    .update(serviceOrders)
    .set({ status: 'CANCELLED', turn: null, dueAt: null, cancelAskedBy: null, updatedAt: now })
    .where(and(isTheirs, inArray(serviceOrders.status, ['APPLIED', 'QUOTED'])));
  await tx.update(serviceOrders).set({ need: '' }).where(isTheirs);
  await tx
    .update(serviceRatings)
    .set({ anonymous: true, picture: null })
    .where(eq(serviceRatings.fromUserId, userId));
  await dropPictures(tx, userId);
};

/** What somebody has asked goes from the pages of services; what the park has found of a shop stays, without their words. */
export const eraseQuestions: Erase = async (tx, userId, now) => {
  await tx
    .update(serviceQuestions)
    .set({ status: 'WITHDRAWN', body: '', enterpriseId: null, updatedAt: now })
    .where(eq(serviceQuestions.userId, userId));
  const isTheirs = eq(shopComplaints.userId, userId);
  await tx
    .update(shopComplaints)
    .set({ status: 'WITHDRAWN', dueAt: null, updatedAt: now })
    .where(and(isTheirs, inArray(shopComplaints.status, [...openComplaintStates])));
  await tx.update(shopComplaints).set({ body: '', fileId: '', enterpriseId: null }).where(isTheirs);
  await invalidateTags(tx, pagesOfShops);
};
