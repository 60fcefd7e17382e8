import { gte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ChartSource } from '../../feature/chart-source.ts';
import { startOfChinaDay } from '../../platform/china-time.ts';
import { repairTickets } from './repair.table.ts';

const { createdAt, firstReactAt, respondDueAt, clockFrom, finishedAt, finishDueAt } = repairTickets;

/** The median share of the promised time that tickets took, in percent, so that all urgencies compare. */
const medianPercent = (from: SQLWrapper, at: SQLWrapper, due: SQLWrapper): SQL<number | null> =>
  sql`100 * percentile_cont(0.5) within group (order by greatest(extract(epoch from ${at} - ${from}), 0)
    / greatest(extract(epoch from ${due} - ${from}), 1)) filter (where ${at} is not null)`;

const percentInTime = (at: SQLWrapper, due: SQLWrapper): SQL<number | null> =>
  sql`(100.0 * count(*) filter (where ${at} <= ${due}) / nullif(count(${at}), 0))::float8`;

const month = sql<string>`to_char(${createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM')`;

/** The share of the promised time the park needed to respond to and finish each month's reports. */
export const repairsChart: ChartSource = {
  chart: 'repairs',
  roles: ['OP_PROPERTY'],
  byMonth: true,
  read: (db, { firstMonth }) =>
    db
      .select({
        key: month,
        reported: sql<number>`count(*)::int`,
        response: medianPercent(createdAt, firstReactAt, respondDueAt),
        finish: medianPercent(clockFrom, finishedAt, finishDueAt),
        respondedInTime: percentInTime(firstReactAt, respondDueAt),
        finishedInTime: percentInTime(finishedAt, finishDueAt),
      })
      .from(repairTickets)
      .where(gte(createdAt, startOfChinaDay(`${firstMonth}-01`)))
      .groupBy(sql`1`),
};
