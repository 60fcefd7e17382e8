import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { ChartSource } from '../../feature/chart-source.ts';
import { startOfChinaDay } from '../../platform/china-time.ts';
import { activities, signUps } from './activity.table.ts';
import { certificates } from './certificate/certificate.table.ts';

const persons = (condition: SQL) =>
  sql<number>`coalesce(sum(${signUps.qty}) filter (where ${condition}), 0)::int`;

const month = sql<string>`to_char(${activities.startAt} at time zone 'Asia/Shanghai', 'YYYY-MM')`;

/** Activities that began in a month: sign-ups, attendance, no-shows and certificates issued. */
export const activitiesChart: ChartSource = {
  chart: 'activities',
  roles: ['OP_SERVICE'],
  byMonth: true,
  read: (db, { now, firstMonth }) =>
    db
      .select({
        key: month,
        signedUp: persons(inArray(signUps.status, signUpLifecycle.groups.kept)),
        attended: persons(eq(signUps.status, 'CHECKED_IN')),
        missed: persons(inArray(signUps.status, signUpLifecycle.groups.missed)),
        certified: sql<number>`count(${certificates.id})::int`,
      })
      .from(signUps)
      .innerJoin(activities, eq(activities.id, signUps.activityId))
      .leftJoin(certificates, and(eq(certificates.signUpId, signUps.id), eq(certificates.status, 'VALID')))
      .where(
        and(
          inArray(activities.status, ['PUBLISHED', 'ARCHIVED']),
          gte(activities.startAt, startOfChinaDay(`${firstMonth}-01`)),
          lt(activities.startAt, now),
        ),
      )
      .groupBy(sql`1`),
};
