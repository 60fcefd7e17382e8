import { orderLifecycle } from '@portal/contract/service-order/lifecycle';
import {
  type OrderSide,
  type OrderTab,
  type OrderView,
  orderTabs,
  ratingDays,
} from '@portal/contract/service-order/terms';
import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contains } from '../../platform/database/contains.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { nullsSmallest, sorted } from '../../platform/database/sorted.ts';
import { fileItems } from '../../platform/files/file.table.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { cases } from '../case/case.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { shops } from '../market/market.table.ts';
import { dayMs } from './service-order.policy.ts';
import { serviceOrderLogs, serviceOrders, serviceRatings } from './service-order.table.ts';

type Caller = Pick<Actor, 'userId' | 'enterpriseId' | 'memberRole' | 'auditStatus'>;

/** The enterprise the caller acts for as owner or administrator; null unless it is admitted. */
export const ledEnterprise = ({ enterpriseId, memberRole, auditStatus }: Caller): string | null =>
  auditStatus === '2' && (memberRole === 'OWNER' || memberRole === 'ADMIN') ? enterpriseId : null;

/** Orders in which the caller is on the given side. */
export function isSide(actor: Caller, side: OrderSide): SQL {
  const led = ledEnterprise(actor) ?? '';
  if (side === 'PROVIDER') return eq(serviceOrders.providerEnterpriseId, led);
  return (
    or(eq(serviceOrders.buyerUserId, actor.userId), eq(serviceOrders.buyerEnterpriseId, led)) ?? sql`false`
  );
}

export const isAnySide = (actor: Caller): SQL =>
  or(isSide(actor, 'BUYER'), isSide(actor, 'PROVIDER')) ?? sql`false`;

export function sideOf(actor: Caller, order: { providerEnterpriseId: string }): OrderSide {
  return order.providerEnterpriseId === ledEnterprise(actor) ? 'PROVIDER' : 'BUYER';
}

const buyers = alias(enterprises, 'buyer');
const providers = alias(enterprises, 'provider');

const selectOrders = (db: Db) =>
  db
    .select({
      order: getTableColumns(serviceOrders),
      no: sql<string>`coalesce(${cases.caseNo}, '')`,
      buyerName: sql<string>`coalesce(${buyers.name}, ${users.name}, '')`,
      providerName: sql<string>`coalesce(${shops.name}, ${providers.name})`,
    })
    .from(serviceOrders)
    .innerJoin(providers, eq(providers.id, serviceOrders.providerEnterpriseId))
    .leftJoin(buyers, eq(buyers.id, serviceOrders.buyerEnterpriseId))
    .leftJoin(users, eq(users.id, serviceOrders.buyerUserId))
    .leftJoin(shops, eq(shops.id, serviceOrders.shopId))
    .leftJoin(cases, and(eq(cases.kind, 'SERVICE_ORDER'), eq(cases.bizId, serviceOrders.id)))
    .$dynamic();

export type OrderWithNames = Awaited<ReturnType<typeof selectOrders>>[number];

interface Filter {
  actor: Caller;
  view: OrderView;
  tab?: OrderTab | undefined;
  keyword?: string | undefined;
  now: Date;
}

/** Orders the caller can still rate. */
function isUnrated(actor: Caller, now: Date): SQL | undefined {
  const rated = (side: OrderSide) => sql`not exists (select from ${serviceRatings}
    where ${serviceRatings.orderId} = ${serviceOrders.id} and ${serviceRatings.side} = ${side})`;
  return and(
    eq(serviceOrders.status, 'COMPLETED'),
    gt(serviceOrders.completedAt, new Date(now.getTime() - ratingDays * dayMs)),
    or(and(isSide(actor, 'BUYER'), rated('BUYER')), and(isSide(actor, 'PROVIDER'), rated('PROVIDER'))),
  );
}

function isIn({ actor, now }: Pick<Filter, 'actor' | 'now'>, tab: OrderTab | undefined): SQL | undefined {
  const tabs: Record<OrderTab, SQL | undefined> = {
    MINE: or(
      and(eq(serviceOrders.turn, 'BUYER'), isSide(actor, 'BUYER')),
      and(eq(serviceOrders.turn, 'PROVIDER'), isSide(actor, 'PROVIDER')),
    ),
    ACTIVE: inArray(serviceOrders.status, orderLifecycle.groups.running),
    DISPUTED: eq(serviceOrders.status, 'DISPUTED'),
    TO_RATE: isUnrated(actor, now),
    COMPLETED: eq(serviceOrders.status, 'COMPLETED'),
    ENDED: inArray(serviceOrders.status, orderLifecycle.statesOf('ENDED')),
  };
  return tab && tabs[tab];
}

function conditions({ actor, view, keyword }: Filter): SQL | undefined {
  const views: Record<OrderView, SQL | undefined> = {
    PLACED: and(eq(serviceOrders.isOffline, false), isSide(actor, 'BUYER')),
    RECEIVED: and(eq(serviceOrders.isOffline, false), isSide(actor, 'PROVIDER')),
    OFFLINE: and(eq(serviceOrders.isOffline, true), isAnySide(actor)),
    ANY: isAnySide(actor),
  };
  return and(views[view], contains(keyword, serviceOrders.subject, serviceOrders.need));
}

export const listOrders = (
  db: Db,
  {
    sort,
    pageNo,
    pageSize,
    ...filter
  }: Filter & {
    sort: 'updated' | '-updated';
    pageNo: number;
    pageSize: number;
  },
): Promise<OrderWithNames[]> =>
  selectOrders(db)
    .where(and(conditions(filter), isIn(filter, filter.tab)))
    .orderBy(...sorted(sort, { updated: serviceOrders.updatedAt }, serviceOrders.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countOrders = (db: Db, filter: Filter) =>
  countTabs(
    orderTabs,
    (tab) => isIn(filter, tab),
    (columns) => db.select(columns).from(serviceOrders).where(conditions(filter)),
  );

/** @throws {AppError} 500404, also for orders of others */
export async function getOrder(db: Db, id: string, where: SQL): Promise<OrderWithNames> {
  const [row] = await selectOrders(db).where(and(eq(serviceOrders.id, id), where));
  if (!row) throw notFound();
  return row;
}

const isDisputed = isNotNull(serviceOrders.disputedAt);
const disputeTabs = ['OPEN', 'RULED'] as const;
type DisputeTab = (typeof disputeTabs)[number];
const isDisputeIn = (tab: DisputeTab | undefined) =>
  tab && (tab === 'OPEN' ? eq(serviceOrders.status, 'DISPUTED') : isNotNull(serviceOrders.ruledAt));

export const getDispute = (db: Db, id: string) => getOrder(db, id, isDisputed);

interface DisputeFilter {
  tab?: DisputeTab | undefined;
  keyword?: string | undefined;
}
const disputes = ({ keyword }: DisputeFilter) => and(isDisputed, contains(keyword, serviceOrders.subject));

export const listDisputes = (
  db: Db,
  {
    sort,
    pageNo,
    pageSize,
    ...filter
  }: DisputeFilter & {
    sort: 'disputed' | '-disputed';
    pageNo: number;
    pageSize: number;
  },
): Promise<OrderWithNames[]> =>
  selectOrders(db)
    .where(and(disputes(filter), isDisputeIn(filter.tab)))
    .orderBy(...sorted(sort, { disputed: nullsSmallest(serviceOrders.disputedAt) }, serviceOrders.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countDisputes = (db: Db, filter: DisputeFilter) =>
  countTabs(disputeTabs, isDisputeIn, (columns) =>
    db.select(columns).from(serviceOrders).where(disputes(filter)),
  );

/** The history of an order with the names of its authors, and its files by id. */
export async function readStory(db: Db, { order }: OrderWithNames) {
  const logs = await db
    .select({ line: getTableColumns(serviceOrderLogs), who: sql<string>`coalesce(${users.name}, '')` })
    .from(serviceOrderLogs)
    .leftJoin(users, eq(users.id, serviceOrderLogs.userId))
    .where(eq(serviceOrderLogs.orderId, order.id))
    .orderBy(asc(serviceOrderLogs.id));
  const ids = [
    ...order.fileIds,
    ...order.milestones.flatMap(({ fileIds }) => fileIds),
    ...logs.flatMap(({ line }) => line.fileIds),
  ];
  const { fileId, index, name, mime, bytes } = fileItems;
  const files =
    ids.length === 0
      ? []
      : await db
          .select({ fileId, index, name, mime, bytes })
          .from(fileItems)
          .where(and(inArray(fileId, ids), eq(index, 0)));
  return { logs, files: new Map(files.map((file) => [file.fileId, file])) };
}
export type Story = Awaited<ReturnType<typeof readStory>>;
