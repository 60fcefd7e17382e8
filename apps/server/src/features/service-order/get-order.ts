import type { orderFile, orderQueryDetail } from '@portal/contract/service-order/public';
import { and, arrayContains, eq, inArray, or, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { findFile } from '../../platform/files/file.queries.ts';
import { sendFile, sendMissing } from '../../platform/files/show-file.ts';
import type { InputOf, ReplyContext, Verb } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { getOrder, isAnySide, readStory } from './service-order.queries.ts';
import { serviceOrderLogs, serviceOrders, serviceRatings } from './service-order.table.ts';
import { viewOrderDetail } from './service-order.view.ts';

/** Which sides have rated which of the orders. */
export async function readRated(db: Db, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .select({ orderId: serviceRatings.orderId, side: serviceRatings.side })
    .from(serviceRatings)
    .where(inArray(serviceRatings.orderId, [...orderIds]));
  return new Set(rows.map(({ orderId, side }) => `${orderId} ${side}`));
}

/** An order as the caller's side sees it. */
export async function readDetail(db: Db, actor: Actor, now: Date, id: string) {
  const row = await getOrder(db, id, isAnySide(actor));
  return viewOrderDetail(actor, now, row, await readStory(db, row), await readRated(db, [id]));
}

/** @throws {AppError} 500404 */
export const getOwnOrder: Verb<typeof orderQueryDetail> = ({ db, actor, now }, { id }) =>
  readDetail(db, actor, now, id);

/** Sends a file of an order to its two sides and to the park staff who rule on it; for others it does not exist. */
export async function sendOrderFile(
  ctx: ReplyContext<Actor>,
  { id, fileId }: InputOf<typeof orderFile>,
): Promise<FastifyReply> {
  const { actor, db } = ctx;
  const rules = actor.operatorRoles.includes('OP_SERVICE');
  const isPart = or(
    arrayContains(serviceOrders.fileIds, [fileId]),
    sql`exists (select from ${serviceOrderLogs} where ${serviceOrderLogs.orderId} = ${serviceOrders.id}
      and ${fileId} = any(${serviceOrderLogs.fileIds}))`,
  );
  const isReader = rules ? sql`${serviceOrders.disputedAt} is not null` : isAnySide(actor);
  const found = await db.$count(serviceOrders, and(eq(serviceOrders.id, id), isPart, isReader));
  const file = found === 1 ? await findFile(db, fileId, 0) : null;
  return file ? sendFile(ctx, file, 'attachment') : sendMissing(ctx.reply);
}
