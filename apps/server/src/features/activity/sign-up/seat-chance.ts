import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type Activity, activities, signUps } from '../activity.table.ts';

/** Considers at most this many recent events; with fewer than `leastEvents` there's no estimate. */
const maxEvents = 5;
const leastEvents = 2;

/** Whether somebody was offered a seat and didn't let it lapse. */
const gotSeat = inArray(sql`status`, signUpLifecycle.groups.tookSeat);

/** The sign-ups at one position in the waiting lists of the latest events of a kind. */
const lastOf = ({ kind }: Activity, waitNo: number, now: Date): SQL => sql`
  select waited.status from ${activities} as held
  join lateral (select ${signUps.status} as status from ${signUps}
    where ${signUps.activityId} = held.id and ${signUps.waitTurn} is not null
    order by ${signUps.waitTurn} offset ${waitNo - 1} limit 1) as waited on true
  where held.kind = ${kind} and held.end_at < ${now.toISOString()}::timestamptz
    and held.status in ('PUBLISHED', 'ARCHIVED')
  order by held.end_at desc, held.id desc limit ${maxEvents}`;

/** How often people at this position got a seat in the past; null if there's too little data. */
export async function chanceOf(
  db: Db,
  activity: Activity,
  waitNo: number | null,
  now: Date,
): Promise<{ of: number; got: number } | null> {
  if (waitNo === null) return null;
  const { rows } = await db.execute<{ of: number; got: number }>(sql`
    select count(*)::int as of, (count(*) filter (where ${gotSeat}))::int as got
    from (${lastOf(activity, waitNo, now)}) as last`);
  const [row] = rows;
  return row && row.of >= leastEvents ? row : null;
}
