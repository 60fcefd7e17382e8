import type { BillState, MeterKind } from '@portal/contract/billing-terms';
import { and, eq, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { ChartSource } from '../../feature/chart-source.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { bills } from './bill/bill.table.ts';
import { meters, readings } from './meter/meter.table.ts';

/** Bills nobody owes: those not issued yet, and those that count no more. */
const uncounted: BillState[] = ['DRAFT', 'VOID', 'REFUNDED'];

/** What bills are for, without late fees and what was given back. */
const sumOf = (condition?: SQL) =>
  sql<number>`coalesce(sum(${bills.principalFen} + ${bills.adjustFen} - ${bills.refundedFen})${
    condition ? sql` filter (where ${condition})` : sql``
  }, 0)::float8`;

/** What was billed for each month: collected, not due yet, overdue. */
export const duesChart: ChartSource = {
  chart: 'dues',
  roles: ['OP_FINANCE'],
  byMonth: true,
  read: (db, { now, firstMonth }) => {
    const isPaid = eq(bills.status, 'PAID');
    const isLate = or(eq(bills.status, 'OVERDUE'), lt(bills.dueDate, chinaDayOf(now))) as SQL;
    return db
      .select({
        key: bills.period,
        billed: sumOf(),
        collected: sumOf(isPaid),
        open: sumOf(and(not(isPaid), not(isLate))),
        overdue: sumOf(and(not(isPaid), isLate)),
      })
      .from(bills)
      .where(and(gte(bills.period, firstMonth), not(inArray(bills.status, uncounted))))
      .groupBy(bills.period);
  },
};

/** What all meters of a kind have counted each month. */
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
      .where(and(eq(meters.kind, kind), gte(readings.period, firstMonth), eq(readings.status, 'CHECKED')))
      .groupBy(readings.period),
});

export const usageCharts: readonly ChartSource[] = [
  usageChart('water', 'WATER'),
  usageChart('electricity', 'ELECTRICITY'),
];
