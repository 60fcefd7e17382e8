import { and, eq, gte, sql } from 'drizzle-orm';
import { startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { meters, readings } from '../billing/meter/meter.table.ts';
import type { PlanRow } from './upkeep.table.ts';

/** What the meter of a plan, and those that replaced it, have counted since its start, in hundredths. */
export async function usedSinceStart(
  db: Db,
  { meterId, startOn }: Pick<PlanRow, 'meterId' | 'startOn'>,
): Promise<number> {
  if (meterId === null) return 0;
  const chain = sql`(with recursive chain as (
    select ${meters.id}, ${meters.replacedById} from ${meters} where ${eq(meters.id, meterId)}
    union select next.id, next.replaced_by_id from ${meters} next join chain on next.id = chain.replaced_by_id
  ) select id from chain)`;
  const [row] = await db
    .select({ used: sql<number>`coalesce(sum(${readings.usageX100}), 0)`.mapWith(Number) })
    .from(readings)
    .where(and(sql`${readings.meterId} in ${chain}`, gte(readings.readAt, startOfChinaDay(startOn))));
  return row?.used ?? 0;
}
