import type { billQueryCollection, OverdueAge } from '@portal/contract/billing/bill-collection';
import type { BillState } from '@portal/contract/billing/terms';
import { and, eq, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { movePeriod } from '../meter/periods.ts';
import { bills } from './bill.table.ts';

/** Bills that aren't owed: not yet issued, or no longer valid. */
const uncounted: BillState[] = ['DRAFT', 'VOID', 'REFUNDED'];
const owed: BillState[] = ['UNPAID', 'PAYING', 'OVERDUE', 'OBJECTED'];

export const isPaid = eq(bills.status, 'PAID');

export const isLate = (now: Date): SQL =>
  or(eq(bills.status, 'OVERDUE'), lt(bills.dueDate, chinaDayOf(now))) as SQL;

export const isCountedSince = (firstPeriod: string) =>
  and(gte(bills.period, firstPeriod), not(inArray(bills.status, uncounted)));

const when = (condition?: SQL) => (condition ? sql` filter (where ${condition})` : sql``);

/** Net billed amount, without late fees and refunds. */
export const sumOf = (condition?: SQL) =>
  sql<number>`coalesce(sum(${bills.principalFen} + ${bills.adjustFen} - ${bills.refundedFen})${when(condition)}, 0)::float8`;

/** Principal still unpaid of owed bills, which may be paid in part. */
const unpaidOf = (condition?: SQL) =>
  sql<number>`coalesce(sum(${bills.principalFen} + ${bills.adjustFen} - (${bills.paidFen} - ${bills.paidLateFen}))${when(condition)}, 0)::float8`;

/** Principal collected: of paid bills all of it, of owed ones what was paid in part. */
const collectedSum = sql<number>`(${sumOf(isPaid)} + coalesce(sum(${bills.paidFen} - ${bills.paidLateFen})${when(inArray(bills.status, owed))}, 0))::float8`;

const countOf = (condition: SQL) => sql<number>`(count(*)${when(condition)})::int`;

const shownMonths = 24;

/** The days overdue from which each age group starts. */
const agesFrom: Record<OverdueAge, number> = { UP_TO_30: 1, UP_TO_60: 31, UP_TO_90: 61, LONGER: 91 };
const ages = Object.keys(agesFrom) as OverdueAge[];

/** Age group of a bill on a day; a bill marked overdue counts as at least one day late. */
export const ageOn = (today: string) =>
  sql<OverdueAge>`case ${sql.join(
    ages
      .toReversed()
      .map((name) => sql`when ${today}::date - ${bills.dueDate} >= ${agesFrom[name]} then ${name}`),
    sql` `,
  )} else ${ages[0]} end`;

/** Collected and outstanding amounts of what was billed. */
export const queryCollection: Verb<typeof billQueryCollection> = async ({ db, now }) => {
  const today = chinaDayOf(now);
  const firstPeriod = movePeriod(today.slice(0, 7), 1 - shownMonths);
  const isOverdue = isLate(now);
  const [billed] = await db
    .select({
      billedFen: sumOf(),
      dueFen: sumOf(or(isPaid, isOverdue)),
      collectedFen: collectedSum,
    })
    .from(bills)
    .where(isCountedSince(firstPeriod));
  const [open] = await db
    .select({
      bills: countOf(not(isOverdue)),
      sumFen: unpaidOf(not(isOverdue)),
      nextDue: sql<string | null>`min(${bills.dueDate})${when(not(isOverdue))}`,
      overdueBills: countOf(isOverdue),
      overdueFen: unpaidOf(isOverdue),
      enterprises: sql<number>`(count(distinct ${bills.enterpriseId})${when(isOverdue)})::int`,
    })
    .from(bills)
    .where(inArray(bills.status, owed));
  const rows = await db
    .select({ age: ageOn(today), bills: sql<number>`count(*)::int`, sumFen: unpaidOf() })
    .from(bills)
    .where(and(inArray(bills.status, owed), isOverdue))
    .groupBy(sql`1`);
  const found = new Map(rows.map((row) => [row.age, row]));
  return {
    at: now.getTime(),
    firstPeriod,
    billedFen: billed?.billedFen ?? 0,
    dueFen: billed?.dueFen ?? 0,
    collectedFen: billed?.collectedFen ?? 0,
    open: { bills: open?.bills ?? 0, sumFen: open?.sumFen ?? 0, nextDue: open?.nextDue ?? null },
    overdue: {
      bills: open?.overdueBills ?? 0,
      sumFen: open?.overdueFen ?? 0,
      enterprises: open?.enterprises ?? 0,
    },
    ages: ages.map((name) => found.get(name) ?? { age: name, bills: 0, sumFen: 0 }),
  };
};
