import type { ServiceRecommendRow } from '@portal/contract/service-recommend/public';
import {
  type ServiceRecommendEvent,
  type ServiceRecommendState,
  type ServiceRecommendView,
  serviceRecommendStateLabels,
  serviceRecommendStates,
  serviceRecommendTransitions,
} from '@portal/contract/service-recommend/terms';
import { and, desc, eq, getTableColumns, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { leads } from '../../platform/http/check-access.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { services, shops } from '../market/market.table.ts';
import { serviceRecommends } from './service-recommend.table.ts';

const sender = alias(enterprises, 'sender');
const receiver = alias(enterprises, 'recommend_receiver');

const select = (db: Db) =>
  db
    .select({
      recommend: getTableColumns(serviceRecommends),
      serviceTitle: services.title,
      shopName: shops.name,
      senderName: sender.name,
      receiverName: receiver.name,
    })
    .from(serviceRecommends)
    .innerJoin(services, eq(services.id, serviceRecommends.serviceId))
    .innerJoin(shops, eq(shops.id, services.shopId))
    .innerJoin(sender, eq(sender.id, serviceRecommends.fromEnterpriseId))
    .innerJoin(receiver, eq(receiver.id, serviceRecommends.toEnterpriseId));
type Row = Awaited<ReturnType<typeof select>>[number];

interface Filter {
  enterpriseId: string;
  view: ServiceRecommendView;
}

const isOf = ({ enterpriseId, view }: Filter) =>
  eq(
    view === 'RECEIVED' ? serviceRecommends.toEnterpriseId : serviceRecommends.fromEnterpriseId,
    enterpriseId,
  );
const isInState = (state: ServiceRecommendState | undefined) => state && eq(serviceRecommends.status, state);

export const listServiceRecommends = (
  db: Db,
  {
    state,
    pageNo,
    pageSize,
    ...filter
  }: Filter & { state?: ServiceRecommendState | undefined; pageNo: number; pageSize: number },
): Promise<Row[]> =>
  select(db)
    .where(and(isOf(filter), isInState(state)))
    .orderBy(desc(serviceRecommends.sentAt), desc(serviceRecommends.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countServiceRecommends = (db: Db, filter: Filter) =>
  countTabs(serviceRecommendStates, isInState, (columns) =>
    db.select(columns).from(serviceRecommends).where(isOf(filter)),
  );

export const isPartyOf = (enterpriseId: string) =>
  or(
    eq(serviceRecommends.toEnterpriseId, enterpriseId),
    eq(serviceRecommends.fromEnterpriseId, enterpriseId),
  );

/** @throws {AppError} 500404, also if the enterprise is on neither side */
export async function getServiceRecommend(db: Db, id: string, enterpriseId?: string): Promise<Row> {
  const isSide = enterpriseId === undefined ? undefined : isPartyOf(enterpriseId);
  const [row] = await select(db).where(and(eq(serviceRecommends.id, id), isSide));
  if (!row) throw notFound();
  return row;
}

type Reader = Pick<Actor, 'enterpriseId' | 'memberRole'>;

/** The caller's actions, by side; members who do not lead the enterprise have none. */
export function recommendActions(
  { recommend }: Pick<Row, 'recommend'>,
  reader: Reader,
): ServiceRecommendEvent[] {
  if (!leads(reader)) return [];
  const isSender = recommend.fromEnterpriseId === reader.enterpriseId;
  const own: ServiceRecommendEvent[] = isSender ? ['withdraw'] : ['interested', 'decline'];
  return own.filter((event) => serviceRecommendTransitions[recommend.status][event] !== undefined);
}

export const viewServiceRecommend =
  (reader: Reader) =>
  (row: Row): ServiceRecommendRow => {
    const { recommend, senderName, receiverName } = row;
    return {
      ...recommend,
      recommendId: recommend.id,
      serviceTitle: row.serviceTitle,
      shopName: row.shopName,
      otherName: recommend.fromEnterpriseId === reader.enterpriseId ? receiverName : senderName,
      state: recommend.status,
      stateLabel: serviceRecommendStateLabels[recommend.status](),
      sentAt: recommend.sentAt.getTime(),
      expiresAt: recommend.expiresAt.getTime(),
      actions: recommendActions(row, reader),
    };
  };
