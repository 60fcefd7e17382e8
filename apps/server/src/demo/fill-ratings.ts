import { type OrderSide, type RatingState, ratingPicturePurpose } from '@portal/contract/service-order/terms';
import { asc, eq, sql } from 'drizzle-orm';
import { users } from '../features/identity/user.table.ts';
import {
  type OrderRecord,
  serviceOrders,
  serviceRatings,
} from '../features/service-order/service-order.table.ts';
import { fileGroups } from '../platform/files/file.table.ts';
import { insertDrawings } from '../platform/files/insert-files.ts';
import { demoAdditions, demoOfBuyers, demoReplies, demoSaid, demoScore } from './content/compose-orders.ts';
import { notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';
import type { DemoContext } from './demo-context.ts';

const day = 86_400_000;
const ofBuyers = 140;
const ofProviders = 30;
/** Buyers' ratings: three with a request to hide them, and two the park has hidden. */
const stateAt = (place: number): RatingState =>
  place % 47 === 11 ? 'PENDING' : place % 67 === 31 ? 'HIDDEN' : 'SHOWN';

function ratingOf(order: OrderRecord, side: OrderSide, fromUserId: string, at: number) {
  const score = side === 'BUYER' ? demoScore(at) : 5;
  const said = side === 'BUYER' ? (demoSaid[score] ?? []) : demoOfBuyers;
  const createdAt = new Date(
    notAhead((order.completedAt ?? order.updatedAt).getTime() + (1 + (at % 6)) * (day / 3)),
  );
  const near = (shift: number) => Math.min(5, Math.max(1, score + shift));
  const status = side === 'BUYER' ? stateAt(at) : 'SHOWN';
  const isReplied = side === 'BUYER' && (score < 4 || at % 5 === 0);
  const isAdded = side === 'BUYER' && at % 13 === 0;
  const later = new Date(notAhead(createdAt.getTime() + day));
  return {
    id: demoId('rating', `${order.id} ${side}`),
    createdAt,
    createdBy: fromUserId,
    updatedAt: createdAt,
    orderId: order.id,
    side,
    fromUserId,
    shopId: side === 'BUYER' ? order.shopId : null,
    serviceId: side === 'BUYER' ? order.serviceId : null,
    score,
    quality: near(at % 7 === 0 ? -1 : 0),
    timeliness: near(at % 3 === 0 ? -1 : 0),
    attitude: near(at % 4 === 0 ? 1 : 0),
    text: said[at % said.length] ?? '',
    anonymous: side === 'BUYER' && !order.isOffline && at % 6 === 1,
    addition: isAdded ? (demoAdditions[at % demoAdditions.length] ?? '') : '',
    addedAt: isAdded ? later : null,
    reply: isReplied ? (demoReplies[at % demoReplies.length] ?? '') : '',
    repliedAt: isReplied ? later : null,
    hideReason: status === 'SHOWN' ? '' : '评价里写的不是这一单的事，请核对。',
    askedAt: status === 'SHOWN' ? null : later,
    status,
  };
}

const shownThings = ['bouquet', 'rose', 'seedling', 'coldchain', 'lab', 'greenhouse'];

/** Pictures of some buyers' ratings, including those with a request to hide them. */
async function drawPictures(tx: DemoContext['tx'], rows: readonly ReturnType<typeof ratingOf>[]) {
  const isShown = (status: RatingState, at: number) =>
    status === 'PENDING' || (status === 'SHOWN' && at % 11 === 0);
  const pictured = rows.filter(({ serviceId, status }, at) => serviceId !== null && isShown(status, at));
  const drawn = await insertDrawings(
    tx,
    pictured.map(({ id }, at) => ({
      id: demoId('rating-picture', id),
      recipe: { motif: motifNamed(shownThings[at % shownThings.length] ?? 'rose'), seed: `rating-${at}` },
      width: 1200,
      height: 900,
      alt: '',
    })),
  );
  const owners = pictured.map(({ fromUserId }) => fromUserId);
  await tx.execute(sql`
    update ${fileGroups} set purpose = ${ratingPicturePurpose}, owner_user_id = own.user_id
    from unnest(${sql.param(drawn.map(({ fileId }) => fileId))}::text[], ${sql.param(owners)}::text[]) as own (id, user_id)
    where ${fileGroups.id} = own.id`);
  return new Map(pictured.map(({ id }, at) => [id, drawn[at]]));
}

/** 170 ratings of completed orders; the demo accounts still have to rate their latest ones. */
export async function fillRatings({ tx }: DemoContext): Promise<void> {
  const orders = await tx
    .select()
    .from(serviceOrders)
    .where(eq(serviceOrders.status, 'COMPLETED'))
    .orderBy(asc(serviceOrders.completedAt), asc(serviceOrders.id));
  const owners = new Map(
    (await tx.select().from(users))
      .filter(({ loginName }) => !['demo_finance', 'demo_staff'].includes(loginName))
      .map(({ id, enterpriseId }) => [enterpriseId, id]),
  );
  const buyerOf = ({ buyerUserId, buyerEnterpriseId }: OrderRecord) =>
    buyerUserId ?? owners.get(buyerEnterpriseId) ?? '';
  const rows = [
    ...orders.slice(0, ofBuyers).map((order, at) => ratingOf(order, 'BUYER', buyerOf(order), at)),
    ...orders
      .slice(-ofProviders - 15, -15)
      .map((order, at) => ratingOf(order, 'PROVIDER', owners.get(order.providerEnterpriseId) ?? '', at)),
  ];
  const pictures = await drawPictures(tx, rows);
  await tx
    .insert(serviceRatings)
    .values(rows.map((row) => ({ ...row, picture: pictures.get(row.id) ?? null })));
}
