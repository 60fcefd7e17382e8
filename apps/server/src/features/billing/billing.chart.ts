import type { MeterKind } from '@portal/contract/billing/terms';
import { and, eq, gte, ne, not, sql } from 'drizzle-orm';
import type { ChartSource } from '../../feature/chart-source.ts';
import { bills } from './bill/bill.table.ts';
import { isCountedSince, isLate, isPaid, sumOf } from './bill/collection.ts';
import { meters, readings } from './meter/meter.table.ts';

/** Billed amounts per month: collected, not due yet and overdue, with the collection rate of what's due. */
export const duesChart: ChartSource = {
  chart: 'dues',
  roles: ['OP_FINANCE'],
  byMonth: true,
  read: async (db, { now, firstMonth }) => {
    const isOverdue = isLate(now);
    const rows = await db
      .select({
        key: bills.period,
        billed: sumOf(),
        collected: sumOf(isPaid),
        open: sumOf(and(not(isPaid), not(isOverdue))),
        overdue: sumOf(and(not(isPaid), isOverdue)),
      })
      .from(bills)
      .where(isCountedSince(firstMonth))
      .groupBy(bills.period);
    return rows.map((row) => {
      const due = row.collected + row.overdue;
      return { ...row, rate: due > 0 ? (100 * row.collected) / due : null };
    });
  },
};

/** Monthly usage of all meters of a kind. */
const usageChart = (chart: 'water' | 'electricity', kind: MeterKind): ChartSource => ({
  chart,
  roles: ['OP_PROPERTY', 'OP_FINANCE'],
  byMonth: true,
  read: (db, { firstMonth }) =>
    db
      .select({
        key: readings.period,
        usage: sql<number>`coalesce(sum(${readings.usageX100}), 0)::float8`,
        meters: sql<number>`count(*)::int`,
      })
      .from(readings)
      .innerJoin(meters, eq(meters.id, readings.meterId))
      .where(and(eq(meters.kind, kind), gte(readings.period, firstMonth), ne(readings.status, 'RAW')))
      .groupBy(readings.period),
});

export const usageCharts: readonly ChartSource[] = [
  usageChart('water', 'WATER'),
  usageChart('electricity', 'ELECTRICITY'),
];
