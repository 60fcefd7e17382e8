import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { bills } from './bill/bill.table.ts';
import { actSource } from './bill/contract-days.public.ts';

/** The last days of a contract that were billed; null if none was. */
interface BilledUntil {
  rent: string | null;
  /** The property fee and charges. */
  fees: string | null;
}

const lastDay = (fees: SQL) =>
  sql<string | null>`max(line -> 'term' ->> 'to') filter (where ${fees})`.mapWith(
    (day: string | null) => day,
  );

/** Up to which days contracts were billed by issued bills. */
export async function billedUntil(
  db: Db,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, BilledUntil>> {
  const rows = await db
    .select({
      id: sql<string>`coalesce(${bills.contractId}, ${bills.sourceId})`,
      rent: lastDay(sql`${bills.feeCode} = 'RENT'`),
      fees: lastDay(sql`${bills.feeCode} not in ('RENT', 'DEPOSIT')`),
    })
    .from(bills)
    .crossJoin(sql`jsonb_array_elements(${bills.lines}) as line`)
    .where(
      sql`${bills.status} not in ('VOID', 'DRAFT') and (${inArray(bills.sourceId, [...contractIds])}
        or (${inArray(bills.contractId, [...contractIds])} and starts_with(${bills.sourceId}, ${actSource})))`,
    )
    .groupBy(sql`1`);
  return new Map(rows.map(({ id, ...until }) => [id, until]));
}
