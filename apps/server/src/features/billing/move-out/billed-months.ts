import type { FeeCode } from '@portal/contract/billing/terms';
import { and, eq, inArray, isNotNull, like, min, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { billCounts, bills } from '../bill/bill.table.ts';
import { actSource } from '../bill/contract-days.public.ts';

/** Issued, and void since: its days are not billed again. */
const wasIssued = and(eq(bills.status, 'VOID'), isNotNull(bills.issueDate));

/** Differences that acts on contracts added. */
const isAdded = (contractIds: string[]) =>
  and(
    inArray(bills.contractId, contractIds),
    sql`${bills.sourceId} like '%:%'`,
    like(bills.sourceId, `${actSource}%`),
  );

/**
 * The months that bills of contracts and meters cover: those of their lines' days, or that of the bill. Each part has an
 * index of its own; together they would read every bill of the park.
 */
export async function billedMonths(db: Db, sourceIds: readonly string[]): Promise<Set<string>> {
  if (sourceIds.length === 0) return new Set();
  const select = (part: SQL | undefined) =>
    db
      .select({
        sourceId: bills.sourceId,
        contractId: bills.contractId,
        feeCode: bills.feeCode,
        period: bills.period,
        lines: bills.lines,
      })
      .from(bills)
      .where(part);
  const ids = [...sourceIds];
  const isOwn = inArray(bills.sourceId, ids);
  const rows = await unionAll(
    select(and(isOwn, ne(bills.status, 'VOID'))),
    select(and(isOwn, wasIssued)),
    select(and(isAdded(ids), or(ne(bills.status, 'VOID'), wasIssued))),
  );
  return new Set(
    rows.flatMap(({ sourceId, contractId, feeCode, period, lines }) => {
      const months = lines.flatMap(({ term }) => (term ? [term.from.slice(0, 7)] : []));
      // An act may cover months that no run billed, as an extension does within a cycle.
      if (sourceId.startsWith(actSource)) return months.map((month) => `${contractId} ${feeCode} ${month}`);
      return (months.length > 0 ? months : [period]).map((month) => `${sourceId} ${feeCode} ${month}`);
    }),
  );
}

/** The first month for which the park has a bill; null without any. */
export async function firstPeriod(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ first: min(bills.period) })
    .from(bills)
    .where(ne(bills.status, 'VOID'));
  return row?.first ?? null;
}

/**
 * The first month in which the park billed each fee; what is older was settled before the portal. From the counts of
 * bills by month and fee, so that not all bills are read; ids, which begin with 0, are other scopes.
 */
export async function firstPeriods(db: Db): Promise<Map<FeeCode, string>> {
  const { rows } = await db.execute<{ feeCode: FeeCode; first: string }>(sql`
    select split_part(scope, ' ', 2) as "feeCode", min(split_part(scope, ' ', 1)) as first
    from (
      select scope from ${billCounts}
      where scope >= '1' and scope < 'A' and scope ~ '^[0-9]{4}-[0-9]{2} ' group by scope having sum(count) > 0
    ) billed
    group by 1`);
  return new Map(rows.map(({ feeCode, first }) => [feeCode, first]));
}
