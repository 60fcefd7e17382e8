import { managedRefundTabs, type refundQueryManageList } from '@portal/contract/payment/manage';
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabsUpTo } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import type { InputOf } from '../../../platform/http/context.ts';
import { payAttempts, payOrders, refundOrders } from '../payment.table.ts';

type Input = InputOf<typeof refundQueryManageList>;
type Listing = Omit<Input, 'sort'> & Partial<Pick<Input, 'sort'>>;
type Tab = (typeof managedRefundTabs)[number];

const statesOf = {
  APPLIED: ['APPLIED'],
  PROCESSING: ['APPROVED', 'PROCESSING'],
  FAILED: ['FAILED'],
  SUCCESS: ['SUCCESS'],
  REJECTED: ['REJECTED', 'WITHDRAWN'],
} as const;
const isInTab = (tab: Tab | undefined): SQL | undefined =>
  tab && inArray(refundOrders.status, [...statesOf[tab]]);

const select = (db: Db) =>
  db
    .select({
      refund: getTableColumns(refundOrders),
      orderNo: payOrders.no,
      title: payOrders.title,
      payerName: payOrders.payerName,
      channel: payAttempts.channel,
    })
    .from(refundOrders)
    .leftJoin(payOrders, eq(payOrders.id, refundOrders.payOrderId))
    .leftJoin(payAttempts, eq(payAttempts.id, refundOrders.attemptId));

export type ManagedRefundRow = Awaited<ReturnType<typeof select>>[number];

const payeeName = sql<string>`${refundOrders.payee} ->> 'name'`;

const conditions = (keyword: string | undefined) =>
  contains(keyword, refundOrders.no, payOrders.no, payOrders.payerName, payeeName);

export const listManagedRefunds = (
  db: Db,
  { state, keyword, sort = '-created', pageNo, pageSize }: Listing,
): Promise<ManagedRefundRow[]> =>
  select(db)
    .where(and(conditions(keyword), isInTab(state)))
    .orderBy(...sorted(sort, { created: refundOrders.createdAt }, refundOrders.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManagedRefunds = (db: Db, { keyword }: Pick<Input, 'keyword'>) =>
  countTabsUpTo(db, managedRefundTabs, isInTab, (tab) =>
    db
      .select({ id: refundOrders.id })
      .from(refundOrders)
      .leftJoin(payOrders, eq(payOrders.id, refundOrders.payOrderId))
      .where(and(conditions(keyword), tab)),
  );

export const findManagedRefund = async (db: Db, id: string): Promise<ManagedRefundRow | undefined> =>
  (await select(db).where(eq(refundOrders.id, id)))[0];

export const managedRefundsOf = (db: Db, payOrderId: string): Promise<ManagedRefundRow[]> =>
  select(db).where(eq(refundOrders.payOrderId, payOrderId)).orderBy(desc(refundOrders.id));
