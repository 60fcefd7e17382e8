import { type AnomalyView, type BillTab, billTabs } from '@portal/contract/billing/bill';
import { type BillState, billStates, type FeeCode, payableStates } from '@portal/contract/billing/terms';
import { payChannelLabels } from '@portal/contract/payment/terms';
import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs, countTabsUpTo, type TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { buildings, units } from '../../building/building.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { payOrders } from '../../payment/payment.table.ts';
import { proofOf } from '../charge/proof-file.ts';
import { feeLabelOf } from '../fee-label.public.ts';
import { getPlacedMeter, listAnomaliesOf } from '../meter/meter.queries.ts';
import { feeItems, meters, readings } from '../meter/meter.table.ts';
import { viewAnomaly } from '../meter/meter.view.ts';
import { movePeriod, yearBefore } from '../meter/periods.ts';
import { quantityOf } from '../money/price-usage.ts';
import { isHigh } from '../money/usage-limit.ts';
import { planOf } from '../plan/plan.view.ts';
import { type Bill, type BillChangeRow, billChanges, bills } from './bill.table.ts';
import type { BillNames } from './bill.view.ts';
import { keptCounts } from './bill-count.ts';

export interface MemberFilter {
  state?: BillTab | undefined;
  feeCode?: FeeCode | undefined;
  year?: number | undefined;
  keyword?: string | undefined;
}

interface Page<Sort extends string> {
  sort: Sort | `-${Sort}`;
  pageNo: number;
  pageSize: number;
}

const tabStates: Record<BillTab, BillState[]> = {
  DUE: ['UNPAID', 'OVERDUE', 'PAYING'],
  OVERDUE: ['OVERDUE'],
  OBJECTED: ['OBJECTED'],
  PAID: ['PAID', 'REFUNDED'],
};

const isInTab = (tab: BillTab | undefined): SQL | undefined => tab && inArray(bills.status, tabStates[tab]);

/** An enterprise only sees its issued bills. */
const isTheirs = (enterpriseId: string) =>
  and(eq(bills.enterpriseId, enterpriseId), isNotNull(bills.issueDate));

const memberConditions = (enterpriseId: string, { feeCode, year, keyword }: MemberFilter) =>
  and(
    isTheirs(enterpriseId),
    feeCode ? eq(bills.feeCode, feeCode) : undefined,
    year === undefined
      ? undefined
      : and(sql`${bills.period} >= ${`${year}-01`}`, sql`${bills.period} <= ${`${year}-12`}`),
    contains(keyword, bills.no, bills.place),
  );

export const listBills = (
  db: Db,
  enterpriseId: string,
  { sort, pageNo, pageSize, ...filter }: MemberFilter & Page<'due' | 'period'>,
): Promise<Bill[]> =>
  db
    .select()
    .from(bills)
    .where(and(memberConditions(enterpriseId, filter), isInTab(filter.state)))
    .orderBy(...sorted(sort, { due: bills.dueDate, period: bills.period }, bills.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

/** Filtered results are few and are counted; the total comes from stored counts. */
export const countBills = (db: Db, enterpriseId: string, filter: MemberFilter) =>
  filter.feeCode || filter.year || filter.keyword
    ? countTabs(billTabs, isInTab, (columns) =>
        db.select(columns).from(bills).where(memberConditions(enterpriseId, filter)),
      )
    : keptCounts(db, enterpriseId, tabStates);

/** Bills an enterprise owes, earliest due date first. */
export const listPayable = (db: Db, enterpriseId: string): Promise<Bill[]> =>
  db
    .select()
    .from(bills)
    .where(and(isTheirs(enterpriseId), inArray(bills.status, [...payableStates])))
    .orderBy(asc(bills.dueDate), asc(bills.id));

/** Fee items of the park's own that an enterprise has bills of. */
export async function listOwnFeesOf(db: Db, enterpriseId: string) {
  const rows = await db
    .selectDistinctOn([bills.feeCode], { feeCode: bills.feeCode, ownFee: bills.ownFee })
    .from(bills)
    .where(and(isTheirs(enterpriseId), isNotNull(bills.ownFee)))
    .orderBy(bills.feeCode, desc(bills.createdAt));
  return rows.map((row) => ({ feeCode: row.feeCode, feeLabel: feeLabelOf(row) }));
}

/** @throws {AppError} 500404 */
export async function getBill(db: Db, where: SQL | undefined): Promise<Bill> {
  const [bill] = await db.select().from(bills).where(where);
  if (!bill) throw notFound();
  return bill;
}

/** An issued bill of the given enterprise. */
export const getOwnBill = (db: Db, enterpriseId: string, id: string): Promise<Bill> =>
  getBill(db, and(eq(bills.id, id), isTheirs(enterpriseId)));

const earlier = aliasedTable(readings, 'earlier');
const yearAgo = aliasedTable(readings, 'year_ago');

/** The meter's anomalies in the month of a bill. */
async function anomaliesIn(db: Db, meterId: string, { enterpriseId, period }: Bill): Promise<AnomalyView[]> {
  const found = (await listAnomaliesOf(db, [meterId], enterpriseId)).filter((row) => row.period === period);
  if (found.length === 0) return [];
  const meter = await getPlacedMeter(db, eq(meters.id, meterId));
  return found.map((anomaly) => viewAnomaly(anomaly, meter));
}

/** The payment order that paid a bill. */
async function paymentOf(db: Db, { status, payOrderId }: Bill): Promise<BillNames['payment']> {
  if (payOrderId === null || (status !== 'PAID' && status !== 'REFUNDED')) return null;
  const [order] = await db.select().from(payOrders).where(eq(payOrders.id, payOrderId));
  if (!order?.successAt || order.channel === null) return null;
  const { id, no, successAt, channel } = order;
  return { payOrderId: id, no, paidAt: successAt.getTime(), channelLabel: payChannelLabels[channel]() };
}

/** The enterprise's open payment order for a bill. */
async function openOrderOf(
  db: Db,
  { status, payOrderId, enterpriseId }: Bill,
): Promise<BillNames['openOrder']> {
  if (payOrderId === null || status !== 'PAYING') return null;
  const isTheirs = and(eq(payOrders.id, payOrderId), eq(payOrders.payerEnterpriseId, enterpriseId));
  const [order] = await db.select().from(payOrders).where(isTheirs);
  return order ? { payOrderId, no: order.no, expireAt: order.expireAt.getTime() } : null;
}

/** Names shown with a bill, and its meter readings with photos. */
export async function namesOfBill(db: Db, bill: Bill): Promise<BillNames> {
  // Sequential, because it also runs within transactions.
  const [enterprise] = await db
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, bill.enterpriseId));
  const [metered] = await db
    .select({
      meterNo: meters.meterNo,
      after: readings.photoFileId,
      before: earlier.photoFileId,
      monthBeforeX100: earlier.usageX100,
      lastYearX100: yearAgo.usageX100,
    })
    .from(meters)
    .leftJoin(readings, and(eq(readings.meterId, meters.id), eq(readings.period, bill.period)))
    .leftJoin(earlier, and(eq(earlier.meterId, meters.id), eq(earlier.period, movePeriod(bill.period, -1))))
    .leftJoin(yearAgo, and(eq(yearAgo.meterId, meters.id), eq(yearAgo.period, yearBefore(bill.period))))
    .where(eq(meters.id, bill.meterId ?? ''));
  // Shows the billed usage, which in a corrected bill differs from the meter's.
  const usageX100 = metered ? quantityOf(bill.lines) : null;
  return {
    enterpriseName: enterprise?.name ?? '',
    meterNo: metered?.meterNo ?? '',
    payment: await paymentOf(db, bill),
    openOrder: await openOrderOf(db, bill),
    proof: await proofOf(db, bill.byHand?.fileId ?? ''),
    plan: await planOf(db, bill.id),
    anomalies: bill.meterId === null ? [] : await anomaliesIn(db, bill.meterId, bill),
    photos: { before: metered?.before ?? '', after: metered?.after ?? '' },
    compared: {
      usageX100,
      monthBeforeX100: metered?.monthBeforeX100 ?? null,
      lastYearX100: metered?.lastYearX100 ?? null,
      isHigh: isHigh(usageX100, metered?.lastYearX100),
    },
  };
}

/** Change requests for a bill, latest first, with the names of the people involved. */
export async function changesOfBill(db: Db, billId: string) {
  const rows: BillChangeRow[] = await db
    .select()
    .from(billChanges)
    .where(eq(billChanges.billId, billId))
    .orderBy(desc(billChanges.createdAt), desc(billChanges.id));
  const people = rows.flatMap(({ askedBy, decidedBy }) => (decidedBy ? [askedBy, decidedBy] : [askedBy]));
  return { rows, names: people.length === 0 ? new Map<string, string>() : await namesOfUsers(db, people) };
}

export interface ManagedFilter {
  state?: BillState | undefined;
  feeCode?: FeeCode | undefined;
  period?: string | undefined;
  runId?: string | undefined;
  keyword?: string | undefined;
  /** Limits the list to the bills with these ids, separated by commas. */
  ids?: string | undefined;
  /** Limits the list to the places of a reader. */
  within?: SQL | undefined;
}

const isInState = (state: BillState | undefined): SQL | undefined =>
  state ? eq(bills.status, state) : undefined;

/**
 * A keyword is a bill number, or part of an enterprise's name or of a place. Those two are looked up first in their
 * small tables, so that the bills can be found by index.
 */
async function isMeant(db: Db, keyword: string | undefined): Promise<SQL | undefined> {
  if (!keyword) return undefined;
  if (/^ZD\d{8}-\d{4,}$/.test(keyword)) return eq(bills.no, keyword);
  const place = sql`${buildings.name} || ' ' || ${units.no}`;
  const [named, placed] = await Promise.all([
    db.select({ id: enterprises.id }).from(enterprises).where(contains(keyword, enterprises.name)),
    db
      .select({ id: units.id })
      .from(units)
      .innerJoin(buildings, eq(buildings.id, units.buildingId))
      .where(contains(keyword, place)),
  ]);
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return or(
    named.length > 0 ? inArray(bills.enterpriseId, idsOf(named)) : undefined,
    placed.length > 0 ? inArray(bills.unitId, idsOf(placed)) : undefined,
    sql`false`,
  );
}

async function managedConditions(db: Db, { feeCode, period, runId, keyword, ids, within }: ManagedFilter) {
  return and(
    within,
    ids === undefined ? undefined : inArray(bills.id, ids.split(',')),
    feeCode ? eq(bills.feeCode, feeCode) : undefined,
    period === undefined ? undefined : eq(bills.period, period),
    runId === undefined ? undefined : eq(bills.runId, runId),
    await isMeant(db, keyword),
  );
}

/** The page's bill ids come from an index-only query, however many are skipped; only then are the rows read. */
export async function listManagedBills(
  db: Db,
  { sort, pageNo, pageSize, ...filter }: ManagedFilter & Page<'created' | 'due'>,
) {
  const order = sorted(sort, { created: bills.createdAt, due: bills.dueDate }, bills.id);
  const page = db
    .select({ id: bills.id })
    .from(bills)
    .where(and(await managedConditions(db, filter), isInState(filter.state)))
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .as('page');
  return db
    .select({
      bill: getTableColumns(bills),
      enterpriseName: enterprises.name,
      ledgerAccount: feeItems.ledgerAccount,
    })
    .from(page)
    .innerJoin(bills, eq(bills.id, page.id))
    .innerJoin(enterprises, eq(enterprises.id, bills.enterpriseId))
    .leftJoin(feeItems, eq(feeItems.code, bills.feeCode))
    .orderBy(...order);
}

export type ManagedBillRow = Awaited<ReturnType<typeof listManagedBills>>[number];

const ownTabs = Object.fromEntries(billStates.map((state) => [state, [state]])) as Record<
  BillState,
  BillState[]
>;

/** Number of bills per tab: from stored counts, or counted up to the limit. */
export async function countManagedBills(db: Db, filter: ManagedFilter): Promise<TabCounts<BillState>> {
  const { feeCode, period, runId, keyword, ids, within } = filter;
  if (!keyword && !ids && !within && !(period && runId))
    return keptCounts(db, [runId ?? period ?? 'all', feeCode ?? []].flat().join(' '), ownTabs);
  const isFound = await managedConditions(db, filter);
  return countTabsUpTo(db, billStates, isInState, (tab) =>
    db.select({ id: bills.id }).from(bills).where(and(isFound, tab)),
  );
}

/** A month's totals per fee. */
export const sumsOfPeriod = (db: Db, period: string) =>
  db
    .select({
      feeCode: bills.feeCode,
      totalFen: sql<number>`sum(${bills.principalFen})`.mapWith(Number),
    })
    .from(bills)
    .where(and(eq(bills.period, period), ne(bills.status, 'VOID')))
    .groupBy(bills.feeCode);

/** Number and total of the bills drafted or issued by each run, per fee. */
export const sumsOfRun = (db: Db, runIds: readonly string[]) =>
  db
    .select({
      runId: bills.runId,
      feeCode: bills.feeCode,
      bills: sql<number>`count(*)`.mapWith(Number),
      totalFen: sql<number>`sum(${bills.principalFen})`.mapWith(Number),
    })
    .from(bills)
    .where(and(inArray(bills.runId, [...runIds]), ne(bills.status, 'VOID')))
    .groupBy(bills.runId, bills.feeCode);
