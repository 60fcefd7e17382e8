import { type WorkFigure, workFigures } from '@portal/contract/work-figures';
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { articles } from '../content/article.table.ts';

const dayMs = 86_400_000;

/** What of the log counts for which figure. */
const eventsOf: Record<Exclude<WorkFigure, 'published'>, readonly string[]> = {
  registrations: ['user.register'],
  logins: ['user.login'],
  applications: ['enterpriseAudit.submit'],
  decisions: ['enterpriseAudit.pass', 'enterpriseAudit.return', 'enterpriseAudit.reject'],
};

export type Figures = Record<WorkFigure, { today: number; yesterday: number }>;

/** Today up to now, and as much of the day before. */
export async function readFigures(db: Db, today: string, now: Date): Promise<Figures> {
  const start = startOfChinaDay(today);
  const earlier = (at: Date) => new Date(at.getTime() - dayMs);
  const within = (column: typeof operLogs.at | typeof articles.publishAt): SQL | undefined =>
    or(
      and(gte(column, start), lt(column, new Date(now.getTime() + 1))),
      and(gte(column, earlier(start)), lt(column, earlier(now))),
    );
  const isToday = (column: typeof operLogs.at | typeof articles.publishAt) =>
    sql<boolean>`(${gte(column, start)})`.as('is_today');
  const [events, published] = await Promise.all([
    db
      .select({ name: operLogs.event, isToday: isToday(operLogs.at), n: sql<number>`count(*)` })
      .from(operLogs)
      .where(and(within(operLogs.at), inArray(operLogs.event, Object.values(eventsOf).flat())))
      .groupBy(operLogs.event, sql`is_today`),
    db
      .select({ isToday: isToday(articles.publishAt), n: sql<number>`count(*)` })
      .from(articles)
      .where(and(within(articles.publishAt), eq(articles.status, 'PUBLISHED')))
      .groupBy(sql`is_today`),
  ]);
  const counts: Partial<Figures> = {};
  for (const figure of workFigures) {
    const rows =
      figure === 'published' ? published : events.filter(({ name }) => eventsOf[figure].includes(name));
    const total = (wanted: boolean) =>
      rows.filter((row) => row.isToday === wanted).reduce((sum, { n }) => sum + n, 0);
    counts[figure] = { today: total(true), yesterday: total(false) };
  }
  return counts as Figures;
}
