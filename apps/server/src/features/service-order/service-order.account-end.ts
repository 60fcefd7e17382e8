import { complaintLifecycle } from '@portal/contract/market/shop-complaint-lifecycle';
import { orderLifecycle } from '@portal/contract/service-order/lifecycle';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { CancelCheck, Erase } from '../../feature/account-end.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { shopComplaints } from './complaint/complaint.table.ts';
import { pagesOfShops } from './pages-of-shops.ts';
import { serviceQuestions } from './question/question.table.ts';
import { dropPictures } from './rating-picture.ts';
import { serviceOrders, serviceRatings } from './service-order.table.ts';

/** Agreed orders must be settled before a person's account ends. */
export const hasOpenOrders: CancelCheck = async (db, { id }) => {
  const isOpen = and(
    eq(serviceOrders.buyerUserId, id),
    isNull(serviceOrders.buyerEnterpriseId),
    inArray(serviceOrders.status, orderLifecycle.groups.agreed),
  );
  return (await db.$count(serviceOrders, isOpen)) > 0 ? 'SERVICE_ORDER' : null;
};

/**
 * Orders placed for an enterprise stay with it. The user's own orders are cancelled if work has not begun; what was
 * agreed stays for the other side. Ratings lose their name and picture.
 */
export const eraseOrders: Erase = async (tx, userId, { now }) => {
  const isTheirs = eq(serviceOrders.buyerUserId, userId);
  await tx
    .update(serviceOrders)
    .set({ buyerUserId: null })
    .where(and(isTheirs, isNotNull(serviceOrders.buyerEnterpriseId)));
  await tx
    .update(serviceOrders)
    .set({ status: 'CANCELLED', turn: null, dueAt: null, cancelAskedBy: null, updatedAt: now })
    .where(and(isTheirs, inArray(serviceOrders.status, orderLifecycle.groups.proposed)));
  await tx.update(serviceOrders).set({ need: '' }).where(isTheirs);
  await tx
    .update(serviceRatings)
    .set({ anonymous: true, picture: null })
    .where(eq(serviceRatings.fromUserId, userId));
  await dropPictures(tx, userId);
};

/** Removes the user's questions from service pages; findings about shops stay, without the user's text. */
export const eraseQuestions: Erase = async (tx, userId, { now }) => {
  await tx
    .update(serviceQuestions)
    .set({ status: 'WITHDRAWN', body: '', enterpriseId: null, updatedAt: now })
    .where(eq(serviceQuestions.userId, userId));
  const isTheirs = eq(shopComplaints.userId, userId);
  await tx
    .update(shopComplaints)
    .set({ status: 'WITHDRAWN', dueAt: null, updatedAt: now })
    .where(and(isTheirs, inArray(shopComplaints.status, complaintLifecycle.groups.open)));
  await tx.update(shopComplaints).set({ body: '', fileId: '', enterpriseId: null }).where(isTheirs);
  await invalidateTags(tx, pagesOfShops);
};
