import { type IncomeLine, incomeLines } from '@portal/contract/report/terms';
import { type SQL, sql } from 'drizzle-orm';
import { startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { units } from '../building/building.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { bills } from './bill/bill.table.ts';
import { receiptsBetween } from './bill/receipts.ts';
import { movePeriod } from './meter/periods.ts';

/** The first instant of a month, and of the one after the last. */
const spanOf = (from: string, to: string): [Date, Date] => [
  startOfChinaDay(`${from}-01`),
  startOfChinaDay(`${movePeriod(to, 1)}-01`),
];

/** The line of income that a bill belongs to; a deposit belongs to none, because it stays the tenant's. */
const line = sql<IncomeLine>`case when ${bills.feeCode} in (${sql.join(
  incomeLines.map((code) => sql`${code}`),
  sql`, `,
)}) then ${bills.feeCode} else 'OTHER' end`;
const isIncome = sql`${bills.feeCode} is distinct from 'DEPOSIT'`;

const receivedIn = (from: string, to: string): SQL => sql`
  from (${receiptsBetween(...spanOf(from, to))}) as receipt
  left join ${bills} on receipt.kind = 'BILL' and ${bills.id} = receipt.biz_id
  where ${isIncome}`;

export interface MonthIncome {
  period: string;
  line: IncomeLine;
  fen: number;
}

/** What was received in each month by line, less refunds. */
export async function receivedByMonth(db: Db, from: string, to: string): Promise<MonthIncome[]> {
  const { rows } = await db.execute<MonthIncome & Record<string, unknown>>(sql`
    select to_char(receipt.at at time zone 'Asia/Shanghai', 'YYYY-MM') as period, ${line} as line,
      sum(receipt.fen)::float8 as fen
    ${receivedIn(from, to)} group by 1, 2`);
  return rows;
}

export interface TenantIncome {
  enterpriseId: string;
  enterpriseName: string;
  fen: number;
}

/** What was received from each tenant in a term, the largest first. */
export async function receivedByTenant(db: Db, from: string, to: string): Promise<TenantIncome[]> {
  const { rows } = await db.execute<TenantIncome & Record<string, unknown>>(sql`
    select ${enterprises.id} as "enterpriseId", ${enterprises.name} as "enterpriseName", paid.fen
    from (
      select coalesce(${bills.enterpriseId}, receipt.enterprise_id) as id, sum(receipt.fen)::float8 as fen
      ${receivedIn(from, to)} group by 1
    ) as paid
    join ${enterprises} on ${enterprises.id} = paid.id
    order by paid.fen desc, ${enterprises.id}`);
  return rows;
}

export interface BilledIncome {
  buildingId: string;
  line: IncomeLine;
  fen: number;
}

/** What was billed for the months of a term, by building and line. */
export async function billedByBuilding(db: Db, from: string, to: string): Promise<BilledIncome[]> {
  const { rows } = await db.execute<BilledIncome & Record<string, unknown>>(sql`
    select ${units.buildingId} as "buildingId", ${line} as line,
      sum(${bills.principalFen} + ${bills.adjustFen})::float8 as fen
    from ${bills} join ${units} on ${units.id} = ${bills.unitId}
    where ${bills.period} >= ${from} and ${bills.period} <= ${to}
      and ${bills.status} not in ('DRAFT', 'VOID') and ${isIncome}
    group by 1, 2`);
  return rows;
}
