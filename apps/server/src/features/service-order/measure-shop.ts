import { measuredDays, minMeasured } from '@portal/contract/service-order/terms';
import { and, type Column, count, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { services, shops } from '../market/market.table.ts';
import { dayMs } from './service-order.policy.ts';
import { serviceOrders, serviceRatings } from './service-order.table.ts';

const counted = (condition?: SQL) =>
  condition ? sql<number>`count(*) filter (where ${condition})`.mapWith(Number) : count();

/** A shop's response times in working minutes, over the measured days. */
export async function readResponse(db: Db, shopId: string, now: Date) {
  const minutes = serviceOrders.responseMin;
  const isUnanswered = eq(serviceOrders.status, 'EXPIRED');
  const within = (from: number, to: number) =>
    counted(sql`${minutes} > ${from} and ${minutes} <= ${to} and not ${isUnanswered}`);
  const percentile = (share: number) =>
    sql<
      number | null
    >`round(percentile_cont(${sql.raw(String(share))}) within group (order by ${minutes}))::int`;
  const [row] = await db
    .select({
      sample: counted(),
      medianMin: percentile(0.5),
      p90Min: percentile(0.9),
      hour: within(-1, 60),
      four: within(60, 240),
      eight: within(240, 480),
      day: within(480, 100_000),
      none: counted(isUnanswered),
    })
    .from(serviceOrders)
    .where(
      and(
        eq(serviceOrders.shopId, shopId),
        eq(serviceOrders.isOffline, false),
        gte(serviceOrders.respondedAt, new Date(now.getTime() - measuredDays * dayMs)),
      ),
    );
  if (!row) throw new Error('the aggregate returned no row');
  const { sample, medianMin, p90Min, hour, four, eight, day, none } = row;
  const isEnough = sample >= minMeasured;
  return {
    sample,
    medianMin: isEnough ? medianMin : null,
    p90Min: isEnough ? p90Min : null,
    histogram: [hour, four, eight, day, none],
  };
}

const average = (column: Column) => sql<number | null>`round(avg(${column}), 2)::float8`;

/** Completed deals of a shop or one of its services, and buyers' ratings; hidden ratings do not count. */
export async function readDeals(db: Db, shopId: string, serviceId?: string) {
  const isRated = and(
    eq(serviceRatings.shopId, shopId),
    serviceId === undefined ? undefined : eq(serviceRatings.serviceId, serviceId),
    ne(serviceRatings.status, 'HIDDEN'),
  );
  const isDone = and(
    eq(serviceOrders.shopId, shopId),
    serviceId === undefined ? undefined : eq(serviceOrders.serviceId, serviceId),
    eq(serviceOrders.status, 'COMPLETED'),
  );
  const gave = (stars: number) => counted(eq(serviceRatings.score, stars));
  const [[row], doneCount] = await Promise.all([
    db
      .select({
        ratings: counted(),
        avgRating: average(serviceRatings.score),
        quality: average(serviceRatings.quality),
        timeliness: average(serviceRatings.timeliness),
        attitude: average(serviceRatings.attitude),
        one: gave(1),
        two: gave(2),
        three: gave(3),
        four: gave(4),
        five: gave(5),
      })
      .from(serviceRatings)
      .where(isRated),
    db.$count(serviceOrders, isDone),
  ]);
  if (!row) throw new Error('the aggregate returned no row');
  const { one, two, three, four, five, ...said } = row;
  return { doneCount, ...said, stars: [one, two, three, four, five] };
}

/**
 * Stores the measured reputation in a shop and its services, for sorting lists. A service has its own deals and ratings
 * and the response time of its shop. Idempotent.
 */
export async function measureShop(tx: Db, shopId: string, now: Date): Promise<void> {
  const { doneCount, ratings, avgRating } = await readDeals(tx, shopId);
  const { medianMin, p90Min, sample } = await readResponse(tx, shopId, now);
  const response = { medianResponseMin: medianMin, p90ResponseMin: p90Min, responseSample: sample };
  await tx
    .update(shops)
    .set({ doneCount, ratingCount: ratings, avgRating, ...response })
    .where(eq(shops.id, shopId));
  const ofIt = sql`from ${serviceRatings} where ${serviceRatings.serviceId} = ${services.id}
    and ${serviceRatings.status} <> 'HIDDEN'`;
  await tx
    .update(services)
    .set({
      ...response,
      doneCount: sql`(select count(*) from ${serviceOrders} where ${serviceOrders.serviceId} = ${services.id}
        and ${serviceOrders.status} = 'COMPLETED')`,
      ratingCount: sql`(select count(*) ${ofIt})`,
      avgRating: sql`(select round(avg(${serviceRatings.score}), 2)::float8 ${ofIt})`,
    })
    .where(eq(services.shopId, shopId));
}
