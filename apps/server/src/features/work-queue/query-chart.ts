import { chartSeries } from '@portal/contract/kinds';
import type { workQueryChart } from '@portal/contract/work-queue/work-figures';
import type { ChartSource } from '../../feature/chart-source.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../platform/http/context.ts';
import { seesFigure } from './sees-figure.ts';

const shownMonths = 24;

/** The months up to the current one, earliest first, as YYYY-MM. */
function monthsUntil(now: Date): string[] {
  const [year = 0, month = 0] = chinaDayOf(now).split('-').map(Number);
  return Array.from({ length: shownMonths }, (_, at) =>
    new Date(Date.UTC(year, month - shownMonths + at)).toISOString().slice(0, 7),
  );
}

/** @throws {AppError} 500404, also for charts of other roles */
export async function queryChart(
  { db, actor, now, charts }: Context & { charts: readonly ChartSource[] },
  { chart }: InputOf<typeof workQueryChart>,
): Promise<OutputOf<typeof workQueryChart>> {
  const mine: readonly string[] = actor.operatorRoles;
  const source = charts.find((one) => one.chart === chart);
  const isMine = source && ['OP_ADMIN', ...source.roles].some((role) => mine.includes(role));
  if (!source || !(isMine || seesFigure(actor, chart))) throw notFound();
  const months = monthsUntil(now);
  const rows = await source.read(db, { now, firstMonth: months[0] ?? '' });
  const found = new Map<string, Record<string, string | number | null>>(rows.map((row) => [row.key, row]));
  const keys = source.byMonth ? months : [...found.keys()];
  return {
    points: keys.map((key) => ({
      key,
      values: Object.fromEntries(
        chartSeries[chart].map((series) => {
          const value = found.get(key)?.[series];
          return [series, typeof value === 'number' ? value : null];
        }),
      ),
    })),
  };
}
