import { feeUnits } from '@portal/contract/billing/terms';
import { and, asc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { addDays, startOfChinaDay } from '../../platform/china-time.ts';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { type Bill, bills } from './bill/bill.table.ts';
import { type PaidFor, paymentsBetween, receiptsBetween } from './bill/receipts.ts';
import { feeLabelOf } from './fee-label.public.ts';
import { meters, readings } from './meter/meter.table.ts';
import { lateFeeOn } from './money/late-fee.ts';
import { formulaOf } from './money/price-usage.ts';

const farAhead = new Date('9999-01-01T00:00:00Z');

/** Payments and their reversals for bills that came after a day. */
const paidAfter = (day: string, of?: PaidFor): SQL =>
  paymentsBetween(startOfChinaDay(addDays(day, 1)), farAhead, of);

/** The order of fees on papers; others follow. */
const feeOrder = ['RENT', 'PROPERTY', 'ELECTRICITY', 'WATER', 'DEPOSIT'];

/** To be paid on a day; what is under objection is not asked for. */
const isOpenOn = (day: string) =>
  and(
    lte(bills.issueDate, day),
    sql`(${bills.status} in ('UNPAID', 'PAYING', 'OVERDUE') or (${bills.status} = 'PAID' and later.id is not null))`,
  );

/** A bill that was to be paid on a day, with its amount then. */
export interface OpenBill {
  no: string;
  enterpriseId: string;
  feeLabel: string;
  period: string;
  place: string;
  /** How its amount was calculated; empty if in more than two lines. */
  calculation: string;
  dueDate: string;
  issuedOn: string;
  payableFen: number;
  lateFen: number;
}

interface Later {
  fen: number;
  lateFen: number;
}

const calculationOf = ({ lines }: Bill): string =>
  lines.length > 2 ? '' : lines.map((line) => formulaOf(line).replace(/ = .*$/, '')).join(' + ');

/** A bill as it was before what came later; its late fee is then calculated again from what was unpaid. */
const asBefore = (bill: Bill, later: Later): Bill =>
  later.fen === 0
    ? bill
    : {
        ...bill,
        paidFen: Math.max(bill.paidFen - later.fen, 0),
        paidLateFen: Math.max(bill.paidLateFen - later.lateFen, 0),
        lateAccruedFen: 0,
        lateAccruedDays: 0,
      };

function viewOpen(bill: Bill, later: Later, day: string): OpenBill {
  const then = asBefore(bill, later);
  const lateFen = Math.max(lateFeeOn(then, day) - then.paidLateFen, 0);
  const unpaidFen = then.principalFen + then.adjustFen - (then.paidFen - then.paidLateFen);
  return {
    no: bill.no,
    enterpriseId: bill.enterpriseId,
    feeLabel: feeLabelOf(bill),
    period: bill.period,
    place: bill.place,
    calculation: calculationOf(bill),
    dueDate: bill.dueDate ?? '',
    issuedOn: bill.issueDate ?? '',
    payableFen: Math.max(unpaidFen + lateFen, 0),
    lateFen,
  };
}

/** What enterprises had to pay on a day, by fee, due day and number. */
export async function openBillsOn(
  db: Db,
  day: string,
  enterpriseIds: readonly string[],
): Promise<OpenBill[]> {
  const ids = sql`${sql.param([...enterpriseIds])}::text[]`;
  const later = sql`(
    select biz_id as id, sum(fen)::float8 as fen, sum(late_fen)::float8 as late_fen
    from (${paidAfter(day, (bizId) => sql`${bizId} in (select ${bills.id} from ${bills} where ${bills.enterpriseId} = any(${ids}))`)}) as receipt
    where kind = 'BILL' group by 1
  ) as later`;
  const rows = await db
    .select({ bill: bills, fen: sql<number | null>`later.fen`, lateFen: sql<number | null>`later.late_fen` })
    .from(bills)
    .leftJoin(later, sql`later.id = ${bills.id}`)
    .where(and(inArray(bills.enterpriseId, [...enterpriseIds]), isOpenOn(day)))
    .orderBy(
      sql`array_position(${sql.param([...feeOrder])}::text[], ${bills.feeCode})`,
      asc(bills.dueDate),
      asc(bills.no),
    );
  return rows
    .map(({ bill, fen, lateFen }) => viewOpen(bill, { fen: fen ?? 0, lateFen: lateFen ?? 0 }, day))
    .filter(({ payableFen }) => payableFen > 0);
}

/** Two reads by index: most bills are paid, and few of those were paid after a day. */
const debtors = (db: Db, { day, keyword }: Debtors) =>
  db
    .select({ id: enterprises.id, name: enterprises.name })
    .from(enterprises)
    .where(
      and(
        sql`${enterprises.id} in (
          select ${bills.enterpriseId} from ${bills}
          where ${bills.status} in ('UNPAID', 'PAYING', 'OVERDUE') and ${bills.issueDate} <= ${day}
          union
          select ${bills.enterpriseId} from (${paidAfter(day)}) as receipt join ${bills} on ${bills.id} = receipt.biz_id
          where receipt.kind = 'BILL' and ${bills.status} = 'PAID' and ${bills.issueDate} <= ${day}
        )`,
        contains(keyword, enterprises.name),
      ),
    );

export interface Debtors {
  day: string;
  keyword?: string | undefined;
}

/** Enterprises with something to pay on a day. */
export const listDebtors = (
  db: Db,
  filter: Debtors,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) =>
  debtors(db, filter)
    .orderBy(asc(enterprises.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countDebtors = (db: Db, filter: Debtors): Promise<number> =>
  db.$count(debtors(db, filter).as('debtors'));

export interface Moved {
  billedFen: number;
  bills: number;
  receivedFen: number;
}

/** What was billed to enterprises and received from them from a day on, up to another. */
export async function movedBetween(
  db: Db,
  { from, day }: { from: string; day: string },
  enterpriseIds: readonly string[],
): Promise<Map<string, Moved>> {
  const ids = sql`${sql.param([...enterpriseIds])}::text[]`;
  const { rows } = await db.execute<Moved & { id: string } & Record<string, unknown>>(sql`
    select asked.id, coalesce(billed.fen, 0)::float8 as "billedFen", coalesce(billed.bills, 0)::int as bills,
      coalesce(received.fen, 0)::float8 as "receivedFen"
    from unnest(${ids}) as asked (id)
    left join (
      select ${bills.enterpriseId} as id, sum(${bills.principalFen} + ${bills.adjustFen}) as fen, count(*) as bills
      from ${bills} where ${bills.enterpriseId} = any(${ids}) and ${bills.issueDate} >= ${from}
        and ${bills.issueDate} <= ${day} and ${bills.status} not in ('DRAFT', 'VOID', 'OBJECTED')
      group by 1
    ) as billed on billed.id = asked.id
    left join (
      select ${bills.enterpriseId} as id, sum(receipt.fen) as fen
      from (${receiptsBetween(startOfChinaDay(from), startOfChinaDay(addDays(day, 1)))}) as receipt
      join ${bills} on receipt.kind = 'BILL' and ${bills.id} = receipt.biz_id
      where ${bills.enterpriseId} = any(${ids}) group by 1
    ) as received on received.id = asked.id`);
  return new Map(rows.map(({ id, ...moved }) => [id, moved]));
}

export interface MeterMonth {
  enterpriseId: string;
  meterNo: string;
  previousX100: number;
  readingX100: number;
  usageX100: number;
  unit: string;
}

/** The readings of a month at enterprises, by meter. */
export async function readingsIn(
  db: Db,
  period: string,
  enterpriseIds: readonly string[],
): Promise<MeterMonth[]> {
  const rows = await db
    .select({
      enterpriseId: readings.enterpriseId,
      meterNo: meters.meterNo,
      kind: meters.kind,
      previousX100: readings.previousX100,
      readingX100: readings.readingX100,
      usageX100: readings.usageX100,
    })
    .from(readings)
    .innerJoin(meters, eq(meters.id, readings.meterId))
    .where(
      and(
        eq(readings.period, period),
        inArray(readings.enterpriseId, [...enterpriseIds]),
        isNotNull(readings.usageX100),
      ),
    )
    .orderBy(asc(meters.kind), asc(meters.meterNo));
  return rows.map(({ kind, enterpriseId, usageX100, ...row }) => ({
    ...row,
    enterpriseId: enterpriseId ?? '',
    usageX100: usageX100 ?? 0,
    unit: feeUnits[kind],
  }));
}
