import type { ManagedRating } from '@portal/contract/service-order/manage';
import type { OwnRating, PublicRating } from '@portal/contract/service-order/public';
import { type RatingEvent, ratingStateLabels } from '@portal/contract/service-order/terms';
import { and, desc, eq, getTableColumns, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { shops } from '../market/market.table.ts';
import { isExtendable } from './service-order.policy.ts';
import { isSide, sideOf } from './service-order.queries.ts';
import { serviceOrders, serviceRatings } from './service-order.table.ts';

const buyerName = sql<string>`coalesce((select ${enterprises.name} from ${enterprises}
  where ${enterprises.id} = ${serviceOrders.buyerEnterpriseId}), ${users.name}, '')`;
const providerName = sql<string>`(select ${enterprises.name} from ${enterprises}
  where ${enterprises.id} = ${serviceOrders.providerEnterpriseId})`;

const selectRatings = (db: Db) =>
  db
    .select({
      rating: getTableColumns(serviceRatings),
      order: getTableColumns(serviceOrders),
      // Persons are never named in public, whatever they chose.
      fromName: sql<string>`case when ${serviceRatings.side} = 'PROVIDER' then ${providerName} else ${buyerName} end`,
      isPerson: sql<boolean>`${serviceRatings.side} = 'BUYER' and ${serviceOrders.buyerEnterpriseId} is null`,
    })
    .from(serviceRatings)
    .innerJoin(serviceOrders, eq(serviceOrders.id, serviceRatings.orderId))
    .leftJoin(users, eq(users.id, serviceOrders.buyerUserId))
    .leftJoin(shops, eq(shops.id, serviceRatings.shopId))
    .$dynamic();
type RatingWithOrder = Awaited<ReturnType<typeof selectRatings>>[number];

/** Ratings given or received by the caller's side. */
const isGiven = (actor: Actor): SQL | undefined =>
  or(
    and(eq(serviceRatings.side, 'BUYER'), isSide(actor, 'BUYER')),
    and(eq(serviceRatings.side, 'PROVIDER'), isSide(actor, 'PROVIDER')),
  );
const isReceived = (actor: Actor): SQL | undefined =>
  or(
    and(eq(serviceRatings.side, 'PROVIDER'), isSide(actor, 'BUYER')),
    and(eq(serviceRatings.side, 'BUYER'), isSide(actor, 'PROVIDER')),
  );

interface Page {
  pageNo: number;
  pageSize: number;
}
const paged = (query: ReturnType<typeof selectRatings>, where: SQL | undefined, { pageNo, pageSize }: Page) =>
  query
    .where(where)
    .orderBy(desc(serviceRatings.createdAt), desc(serviceRatings.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

const count = async (db: Db, where: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(serviceRatings)
    .innerJoin(serviceOrders, eq(serviceOrders.id, serviceRatings.orderId))
    .where(where);
  return row?.n ?? 0;
};

const ownOf = (actor: Actor, view: 'GIVEN' | 'RECEIVED') =>
  view === 'GIVEN' ? isGiven(actor) : and(isReceived(actor), ne(serviceRatings.status, 'HIDDEN'));
export const listOwnRatings = (
  db: Db,
  actor: Actor,
  { view, ...page }: Page & { view: 'GIVEN' | 'RECEIVED' },
) => paged(selectRatings(db), ownOf(actor, view), page);
export const countOwnRatings = (db: Db, actor: Actor, view: 'GIVEN' | 'RECEIVED') =>
  count(db, ownOf(actor, view));

interface Shown {
  shopId: string;
  serviceId?: string | undefined;
}
const isShown = ({ shopId, serviceId }: Shown) =>
  and(
    eq(serviceRatings.shopId, shopId),
    serviceId === undefined ? undefined : eq(serviceRatings.serviceId, serviceId),
    ne(serviceRatings.status, 'HIDDEN'),
  );
export const listShownRatings = (db: Db, { pageNo, pageSize, ...shown }: Shown & Page) =>
  paged(selectRatings(db), isShown(shown), { pageNo, pageSize });
export const countShownRatings = (db: Db, shown: Shown) => count(db, isShown(shown));

/** @throws {AppError} 500404 */
export async function getRating(db: Db, id: string, actor?: Actor): Promise<RatingWithOrder> {
  const isConcerned = actor && or(isGiven(actor), isReceived(actor));
  const [row] = await selectRatings(db).where(and(eq(serviceRatings.id, id), isConcerned));
  if (!row) throw notFound();
  return row;
}

type RatingTab = 'PENDING' | 'HIDDEN';
const isTab = (tab: RatingTab | undefined) => tab && eq(serviceRatings.status, tab);
const isAsked = isNotNull(serviceRatings.askedAt);
export const listAskedRatings = (db: Db, { tab, pageNo, pageSize }: Page & { tab?: RatingTab | undefined }) =>
  selectRatings(db)
    .where(and(isAsked, isTab(tab)))
    .orderBy(desc(serviceRatings.askedAt), desc(serviceRatings.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
export const countAskedRatings = (db: Db) =>
  countTabs(['PENDING', 'HIDDEN'], isTab, (columns) =>
    db.select(columns).from(serviceRatings).where(isAsked),
  );

export const viewRating = ({ rating, order, fromName, isPerson }: RatingWithOrder): PublicRating => ({
  ratingId: rating.id,
  score: rating.score,
  quality: rating.quality,
  timeliness: rating.timeliness,
  attitude: rating.attitude,
  text: rating.text,
  addition: rating.addition,
  reply: rating.reply,
  picture: rating.picture,
  fromName: rating.anonymous || isPerson ? null : fromName,
  subject: order.subject,
  at: rating.createdAt.getTime(),
});

export const viewManagedRating = (row: RatingWithOrder): ManagedRating => ({
  ...viewRating(row),
  version: row.rating.version,
  state: row.rating.status,
  stateLabel: ratingStateLabels[row.rating.status](),
  anonymous: row.rating.anonymous,
  hideReason: row.rating.hideReason,
});

/** Whether the caller's side wrote the rating; the other side may reply. */
function isWriter({ rating, order }: Pick<RatingWithOrder, 'rating' | 'order'>, actor: Actor): boolean {
  return rating.side === sideOf(actor, order);
}

export function ratingActions(row: RatingWithOrder, actor: Actor, now: Date): RatingEvent[] {
  const { rating } = row;
  if (isWriter(row, actor)) return isExtendable(rating, now) ? ['add'] : [];
  return [
    ...(rating.reply === '' ? (['reply'] as const) : []),
    ...(rating.status === 'SHOWN' && rating.askedAt === null ? (['askHide'] as const) : []),
  ];
}

export const viewOwnRating =
  (actor: Actor, now: Date) =>
  (row: RatingWithOrder): OwnRating => ({
    ...viewManagedRating(row),
    orderId: row.rating.anonymous && !isWriter(row, actor) ? null : row.order.id,
    isGiven: isWriter(row, actor),
    hideReason: isWriter(row, actor) ? '' : row.rating.hideReason,
    actions: ratingActions(row, actor, now),
  });
