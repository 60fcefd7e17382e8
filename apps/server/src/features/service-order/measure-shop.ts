import { fewestMeasured, measuredDays } from '@portal/contract/service-order-terms';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { services, shops } from '../market/market.table.ts';
import { dayMs } from './service-order.policy.ts';
import { serviceOrders, serviceRatings } from './service-order.table.ts';

/** The response of a shop in working minutes, over the days that count. */
export async function readResponse(db: Db, shopId: string, now: Date) {
  const minutes = serviceOrders.responseMin;
  const within = (from: number, to: number) =>
    sql<number>`count(*) filter (where ${minutes} > ${from} and ${minutes} <= ${to}
      and ${serviceOrders.status} <> 'EXPIRED')`.mapWith(Number);
  const [row] = await db
    .select({
      sample: sql<number>`count(${minutes})`.mapWith(Number),
      median: sql<number | null>`round(percentile_cont(0.5) within group (order by ${minutes}))::int`,
      p90: sql<number | null>`round(percentile_cont(0.9) within group (order by ${minutes}))::int`,
      hour: within(-1, 60),
      four: within(60, 240),
      eight: within(240, 480),
      day: within(480, 1_440),
      none: sql<number>`count(*) filter (where ${serviceOrders.status} = 'EXPIRED')`.mapWith(Number),
    })
    .from(serviceOrders)
    .where(
      and(
        eq(serviceOrders.shopId, shopId),
        eq(serviceOrders.isOffline, false),
        gte(serviceOrders.respondedAt, new Date(now.getTime() - measuredDays * dayMs)),
      ),
    );
  const {
    sample = 0,
    median = null,
    p90 = null,
    hour = 0,
    four = 0,
    eight = 0,
    day = 0,
    none = 0,
  } = row ?? {};
  const isEnough = sample >= fewestMeasured;
  return {
    sample,
    medianMin: isEnough ? median : null,
    p90Min: isEnough ? p90 : null,
    histogram: [hour, four, eight, day, none],
  };
}

/** The deals of a shop, and what their buyers say of it; what is hidden does not count. */
export async function readDeals(db: Db, shopId: string) {
  const isDone = and(eq(serviceOrders.shopId, shopId), eq(serviceOrders.status, 'COMPLETED'));
  const average = (column: typeof serviceRatings.score) =>
    sql<number | null>`round(avg(${column}), 2)::float8`;
  const [[rated], doneCount] = await Promise.all([
    db
      .select({
        ratings: sql<number>`count(*)`.mapWith(Number),
        avgRating: average(serviceRatings.score),
        quality: average(serviceRatings.quality as typeof serviceRatings.score),
        timeliness: average(serviceRatings.timeliness as typeof serviceRatings.score),
        attitude: average(serviceRatings.attitude as typeof serviceRatings.score),
      })
      .from(serviceRatings)
      .where(and(eq(serviceRatings.shopId, shopId), sql`${serviceRatings.status} <> 'HIDDEN'`)),
    db.$count(serviceOrders, isDone),
  ]);
  const none = { ratings: 0, avgRating: null, quality: null, timeliness: null, attitude: null };
  return { doneCount, ...(rated ?? none) };
}

/** Enters what its orders say into a shop and its services, by which lists are sorted. Run again, it writes the same. */
export async function measureShop(tx: Db, shopId: string, now: Date): Promise<void> {
  const { doneCount, avgRating } = await readDeals(tx, shopId);
  const { medianMin } = await readResponse(tx, shopId, now);
  const measured = { doneCount, avgRating, medianResponseMin: medianMin };
  await tx.update(shops).set(measured).where(eq(shops.id, shopId));
  await tx.update(services).set(measured).where(eq(services.shopId, shopId));
}
