import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { operatorLeaves as leave } from './operator-leave.table.ts';
import { users } from './user.table.ts';

const isOn = (now: Date) => {
  const day = chinaDayOf(now);
  return and(lte(leave.from, day), gte(leave.to, day));
};

/** The leaves of today as a table: `user_id`, `until`, `stand_in_id` and `stand_in_name`. */
export const leavesOn = (now: Date): SQL => sql`(
  select ${leave.userId} as user_id, ${leave.to} as until, deputy.id as stand_in_id, deputy.name as stand_in_name
  from ${leave} left join ${users} as deputy on deputy.id = ${leave.standInId} and deputy.status = 'NORMAL'
  where ${isOn(now)})`;

/** Whether a user stands in today for the holder of a column. */
export const standsInFor = (userId: string, holder: SQL, now: Date): SQL => sql`exists (
  select from ${leavesOn(now)} absent where absent.user_id = ${holder} and absent.stand_in_id = ${userId})`;

interface Away {
  until: string;
  /** Active colleague who stands in; null for nobody. */
  standInId: string | null;
  standInName: string;
}

/** Those of these users who are on leave today. */
export async function findAway(
  db: Db,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Away>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: leave.userId, until: leave.to, standInId: users.id, standInName: users.name })
    .from(leave)
    .leftJoin(users, and(eq(users.id, leave.standInId), eq(users.status, 'NORMAL')))
    .where(and(inArray(leave.userId, [...userIds]), isOn(now)));
  return new Map(
    rows.map(({ userId, standInName, ...away }) => [userId, { ...away, standInName: standInName ?? '' }]),
  );
}
