import type { BillTab } from '@portal/contract/billing/bill';
import { type BillState, billStates } from '@portal/contract/billing/terms';
import { eq, sql } from 'drizzle-orm';
import type { TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { billCounts } from './bill.table.ts';

/** Number of bills per state within a scope. */
async function statesOf(db: Db, scope: string): Promise<Map<BillState, number>> {
  const rows = await db
    .select({ status: billCounts.status, count: sql<number>`sum(${billCounts.count})`.mapWith(Number) })
    .from(billCounts)
    .where(eq(billCounts.scope, scope))
    .groupBy(billCounts.status);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** A scope's counts grouped by tab; each tab covers one or more states. */
export async function keptCounts<Tab extends BillState | BillTab>(
  db: Db,
  scope: string,
  tabs: Record<Tab, readonly BillState[]>,
): Promise<TabCounts<Tab>> {
  const states = await statesOf(db, scope);
  const count = (of: readonly BillState[]) =>
    of.reduce((total, state) => total + (states.get(state) ?? 0), 0);
  const counted = Object.entries<readonly BillState[]>(tabs).map(([tab, of]) => [tab, count(of)]);
  return Object.fromEntries([['ALL', count(billStates)], ...counted]) as TabCounts<Tab>;
}

/**
 * Merges the counter rows of each scope. Every change inserts rows of its own, so that payments never wait for each
 * other's counters. Idempotent.
 */
export async function addUpCounts(db: Db): Promise<void> {
  await db.execute(sql`
    with many as (select scope from bill_count group by scope having count(*) > count(distinct status)),
      taken as (delete from bill_count where scope in (select scope from many) returning scope, status, count)
    insert into bill_count (scope, status, count)
    select scope, status, sum(count) from taken group by scope, status having sum(count) <> 0`);
}
