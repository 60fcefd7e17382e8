import { orderLifecycle } from '@portal/contract/service-order/lifecycle';
import { type CreditPart, creditDays, creditMost, creditParts } from '@portal/contract/service-order/terms';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { readDeals, readResponse } from './measure-shop.ts';
import { dayMs } from './service-order.policy.ts';
import { serviceOrders } from './service-order.table.ts';

type Response = Awaited<ReturnType<typeof readResponse>>;
type Deals = Awaited<ReturnType<typeof readDeals>>;

/** The share of the points earned by a median of so many working minutes. */
const shareOfMedian = (minutes: number): number => {
  if (minutes <= 60) return 1;
  if (minutes <= 240) return 0.8;
  return minutes <= 480 ? 0.6 : 0.3;
};

interface Kept {
  /** Milestones that fell due, and those completed on time. */
  due: number;
  onTime: number;
  /** Orders cancelled by a ruling of the park. */
  ruledAgainst: number;
}

/**
 * A shop's credit out of a hundred points: kept deadlines, ratings, answers and rulings. Null with too few answers,
 * without a milestone due, or without a rating.
 */
export function creditOf(
  { due, onTime, ruledAgainst }: Kept,
  { avgRating }: Pick<Deals, 'avgRating'>,
  { sample, medianMin, histogram }: Pick<Response, 'sample' | 'medianMin' | 'histogram'>,
) {
  if (medianMin === null || avgRating === null || due === 0) return null;
  const answered = 1 - (histogram.at(-1) ?? 0) / sample;
  const shares: Record<CreditPart, number> = {
    KEPT: onTime / due,
    RATED: (avgRating - 1) / 4,
    ANSWERED: shareOfMedian(medianMin) * answered,
    RULED: Math.max(0, 1 - ruledAgainst / 2),
  };
  const parts = creditParts.map((part) => ({
    part,
    points: Math.round(shares[part] * creditMost[part]),
    most: creditMost[part],
  }));
  return { points: parts.reduce((sum, { points }) => sum + points, 0), parts };
}

/** How many recent milestones a shop completed on time, and how many rulings went against it. */
export async function readKept(db: Db, shopId: string, now: Date): Promise<Kept> {
  const since = new Date(now.getTime() - creditDays * dayMs);
  const isRecent = and(eq(serviceOrders.shopId, shopId), gte(serviceOrders.updatedAt, since));
  const step = sql`jsonb_array_elements(${serviceOrders.milestones}) as step`;
  const doneOn = sql`((to_timestamp((step ->> 'providerDoneAt')::float8 / 1000) at time zone 'Asia/Shanghai')::date)`;
  const [[steps], ruledAgainst] = await Promise.all([
    db
      .select({
        due: sql<number>`count(*)`.mapWith(Number),
        onTime: sql<number>`count(*) filter (where ${doneOn} <= (step ->> 'dueDate')::date)`.mapWith(Number),
      })
      .from(serviceOrders)
      .innerJoin(step, sql`true`)
      .where(
        and(
          isRecent,
          inArray(serviceOrders.status, orderLifecycle.groups.credited),
          sql`(step ->> 'dueDate')::date <= ${now.toISOString()}::timestamptz::date`,
        ),
      ),
    db.$count(
      serviceOrders,
      and(
        eq(serviceOrders.shopId, shopId),
        eq(serviceOrders.status, 'CANCELLED'),
        gte(serviceOrders.ruledAt, since),
      ),
    ),
  ]);
  return { due: steps?.due ?? 0, onTime: steps?.onTime ?? 0, ruledAgainst };
}
