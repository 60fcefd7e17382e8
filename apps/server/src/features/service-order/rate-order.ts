import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import type { ratingOperate, ratingSave } from '@portal/contract/service-order/public';
import { type OrderSide, type RatingMove, ratingTransitions } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { sendMessage } from '../message/message.public.ts';
import { measureShop } from './measure-shop.ts';
import { peopleOf } from './move-order.ts';
import { pagesOfShops } from './pages-of-shops.ts';
import { getRating, ratingActions, viewOwnRating } from './rating.queries.ts';
import { takePicture } from './rating-picture.ts';
import { isRatable, otherSide } from './service-order.policy.ts';
import { isAnySide, sideOf } from './service-order.queries.ts';
import { type OrderRecord, type RatingRecord, serviceOrders, serviceRatings } from './service-order.table.ts';

/** Updates the public pages and the measured reputation after a change to a rating. */
export async function followRating(
  tx: Db,
  { shopId }: Pick<RatingRecord, 'shopId'>,
  now: Date,
): Promise<void> {
  if (shopId === null) return;
  await measureShop(tx, shopId, now);
  await invalidateTags(tx, pagesOfShops);
}

/** Notifies a side of an event on a rating it wrote or received. */
export const notifyOfRating = (tx: Db, order: OrderRecord, side: OrderSide, event: RatingMove, now: Date) =>
  sendMessage(tx, {
    eventCode: 'SERVICE_RATING_MOVED',
    params: { subject: order.subject, event },
    ...peopleOf(order, side),
    link: paths.myRatings(),
    now,
  });

const refused = (retMsg: string) => new AppError(retCodes.TRANSITION_REFUSED, { retMsg });

/**
 * Rates the other side of a completed order.
 * @throws {AppError} 500404, 500012 once it is rated or after thirty days, 100002 where a rating cannot be anonymous or
 * have a picture
 */
export const saveRating: Verb<typeof ratingSave> = (ctx, { orderId, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const [order] = await tx
      .select()
      .from(serviceOrders)
      .where(and(eq(serviceOrders.id, orderId), isAnySide(actor)))
      .for('update');
    if (!order) throw notFound();
    const side = sideOf(actor, order);
    if (!isRatable(order, now)) throw refused(m.refusal_rating_over());
    // The order alone identifies a provider or a side of an offline deal, so they cannot be anonymous.
    if (data.anonymous && (side === 'PROVIDER' || order.isOffline))
      throw fieldsRefused({ 'data.anonymous': m.fault_rating_not_anonymous() });
    if (data.fileId !== '' && (side === 'PROVIDER' || order.isOffline))
      throw fieldsRefused({ 'data.fileId': m.fault_rating_picture() });
    const { fileId, ...said } = data;
    const id = ulid(now.getTime());
    const [rating] = await tx
      .insert(serviceRatings)
      .values({
        ...said,
        picture: await takePicture(tx, actor.userId, fileId),
        id,
        orderId,
        side,
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
        fromUserId: actor.userId,
        shopId: side === 'BUYER' ? order.shopId : null,
        serviceId: side === 'BUYER' ? order.serviceId : null,
        status: 'SHOWN',
      })
      .onConflictDoNothing()
      .returning();
    if (!rating) throw refused(m.refusal_rated());
    await writeLog(tx, ctx, {
      event: 'serviceRating.create',
      entity: 'serviceRating',
      entityId: id,
      after: { score: data.score },
    });
    await sendMessage(tx, {
      eventCode: 'SERVICE_RATED',
      params: { subject: order.subject },
      ...peopleOf(order, otherSide(side)),
      link: paths.myRatings(),
      now,
    });
    await followRating(tx, rating, now);
    return viewOwnRating(actor, now)(await getRating(tx, id));
  });

/**
 * Adds to the caller's own rating, replies to the other side's, or requests that it be hidden.
 * @throws {AppError} 500404, 500409, 500012
 */
export const operateRating: Verb<typeof ratingOperate> = (ctx, { id, event, version, data: { text } }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const row = await getRating(tx, id, actor);
    const rating = await lockVersion(tx, serviceRatings, { id, version });
    if (!ratingActions({ ...row, rating }, actor, now).includes(event))
      throw refused(m.refusal_rating_over());
    const set: Record<typeof event, Partial<RatingRecord>> = {
      add: { addition: text, addedAt: now },
      reply: { reply: text, repliedAt: now },
      askHide: {
        hideReason: text,
        askedAt: now,
        ...(event === 'askHide' ? { status: nextState(ratingTransitions, rating.status, event) } : {}),
      },
    };
    await moveState(tx, ctx, serviceRatings, rating, { entity: 'serviceRating', event, set: set[event] });
    if (event !== 'askHide')
      await notifyOfRating(tx, row.order, otherSide(sideOf(actor, row.order)), event, now);
    await followRating(tx, rating, now);
    return viewOwnRating(actor, now)(await getRating(tx, id));
  });
