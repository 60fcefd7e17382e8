import type { BusinessReport } from '@portal/contract/report/business';
import { incomeLineLabels, incomeLines } from '@portal/contract/report/terms';
import type { Db } from '../../../platform/database/database.ts';
import { collectionOn } from '../../billing/collection-on.public.ts';
import {
  billedByBuilding,
  receivedByMonth,
  receivedByTenant,
  type TenantIncome,
} from '../../billing/income.public.ts';
import { lastDayOfPeriod, yearBefore } from '../../billing/periods.public.ts';
import { leasedAreaOn, type RentedContract, rentRollOn, unitsOn } from '../../lease/rent-roll.public.ts';
import { budgetsBetween } from '../budget/budget.queries.ts';
import { byLine, compare, type Income } from './income.ts';
import { expiriesOf, rentRollOf } from './rent-roll.ts';
import { sayReport } from './say-report.ts';
import { monthsBetween, type Term, yearUpTo } from './term.ts';
import { areaOf, buildingsOf, vacancyOf } from './vacancy.ts';

const tenantsShown = 8;

/** A report with the lists that its page shortens. */
export interface WholeReport {
  report: BusinessReport;
  contracts: RentedContract[];
  tenants: TenantIncome[];
}

const earlier = (one: string, other: string) => (one < other ? one : other);

function monthsOf(income: Income, year: readonly string[], leased: ReadonlyMap<string, number>, day: string) {
  return year.map((period) => {
    const { receivedFen, budgetFen, yearAgoFen } = compare(income, [period]);
    return {
      period,
      lines: byLine(income.received.filter((row) => row.period === period)),
      totalFen: receivedFen,
      budgetFen,
      yearAgoFen,
      leasedX100: leased.get(earlier(lastDayOfPeriod(period), day)) ?? 0,
    };
  });
}

/** Builds the report of a term, from one reading of each source. */
export async function buildReport(db: Db, term: Term): Promise<WholeReport> {
  const { from, to, day, at, isOver } = term;
  const year = yearUpTo(to);
  const first = earlier(from, year[0] ?? from);
  const months = monthsBetween(from, to);
  const yearAgo = `${yearBefore(day.slice(0, 7))}${day.slice(7)}`;
  const lastDays = year.map((period) => earlier(lastDayOfPeriod(period), day));
  const [received, budgets, billed, tenants, collection, collectedYearAgo, units, contracts, leased] =
    await Promise.all([
      receivedByMonth(db, yearBefore(first), to),
      budgetsBetween(db, first, to),
      billedByBuilding(db, from, to),
      receivedByTenant(db, from, to),
      collectionOn(db, day),
      collectionOn(db, earlier(yearAgo, lastDayOfPeriod(yearAgo.slice(0, 7)))),
      unitsOn(db, day),
      rentRollOn(db, day),
      leasedAreaOn(db, lastDays),
    ]);
  const income: Income = { received, budgets };
  const figures = {
    from,
    to,
    term: compare(income, months),
    vacancy: vacancyOf(units, day),
    expiries: expiriesOf(contracts, term),
    rentRoll: rentRollOf(contracts),
  };
  const report: BusinessReport = {
    ...figures,
    day,
    at: at.getTime(),
    isOver,
    sentences: sayReport(figures),
    year: compare(income, year),
    area: areaOf(units),
    collection,
    yearAgoCollection: { dueFen: collectedYearAgo.dueFen, collectedFen: collectedYearAgo.collectedFen },
    months: monthsOf(income, year, leased, day),
    lines: incomeLines.map((line) => ({
      line,
      lineLabel: incomeLineLabels[line](),
      ...compare(income, months, line),
    })),
    buildings: buildingsOf(units, billed),
    tenants: { count: tenants.length, rows: tenants.slice(0, tenantsShown) },
  };
  return { report, contracts, tenants };
}
