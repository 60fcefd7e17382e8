import type { payOrderQueryManageList } from '@portal/contract/payment/manage';
import { managedOrderTabs } from '@portal/contract/payment/manage';
import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { addDays, startOfChinaDay } from '../../../platform/china-time.ts';
import { contains } from '../../../platform/database/contains.ts';
import { countTabsUpTo } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import type { InputOf } from '../../../platform/http/context.ts';
import { type PayOrder, payOrders } from '../payment.table.ts';

type Input = InputOf<typeof payOrderQueryManageList>;
export type OrderFilter = Omit<Input, 'pageNo' | 'pageSize' | 'sort'>;
type Tab = (typeof managedOrderTabs)[number];

const isInTab = (tab: Tab | undefined): SQL | undefined =>
  tab && (tab === 'PAYING' ? inArray(payOrders.status, ['CREATED', 'PAYING']) : eq(payOrders.status, tab));

const conditions = ({ payChannel, from, to, keyword }: OrderFilter) =>
  and(
    payChannel && eq(payOrders.channel, payChannel),
    from === undefined ? undefined : gte(payOrders.createdAt, startOfChinaDay(from)),
    to === undefined ? undefined : lt(payOrders.createdAt, startOfChinaDay(addDays(to, 1))),
    contains(keyword, payOrders.no, payOrders.payerName, payOrders.tradeNo),
  );

type Listing = OrderFilter & Pick<Input, 'pageNo' | 'pageSize'> & Partial<Pick<Input, 'sort'>>;

export const listManagedOrders = (
  db: Db,
  { sort = '-created', pageNo, pageSize, ...filter }: Listing,
): Promise<PayOrder[]> =>
  db
    .select()
    .from(payOrders)
    .where(and(conditions(filter), isInTab(filter.state)))
    .orderBy(...sorted(sort, { created: payOrders.createdAt }, payOrders.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManagedOrders = (db: Db, filter: OrderFilter) =>
  countTabsUpTo(db, managedOrderTabs, isInTab, (tab) =>
    db
      .select({ id: payOrders.id })
      .from(payOrders)
      .where(and(conditions(filter), tab)),
  );

/** All rows of a filter, for its export. */
export const countAllOrders = (db: Db, filter: OrderFilter): Promise<number> =>
  db.$count(payOrders, and(conditions(filter), isInTab(filter.state)));
