import {
  type ServiceState,
  type ShopState,
  serviceStates,
  shopStates,
} from '@portal/contract/market/shop-terms';
import { and, eq } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { nullsSmallest, sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import {
  getServiceWhere,
  type ServiceInFull,
  type ServiceWithShop,
  type ShopWithEnterprise,
  selectServices,
  selectShops,
} from '../market.queries.ts';
import { services, shops } from '../market.table.ts';

interface Filter<State> {
  state?: State | undefined;
  category?: string | undefined;
  keyword?: string | undefined;
}

interface Page {
  sort: 'submitted' | '-submitted';
  pageNo: number;
  pageSize: number;
}

const isShopIn = (state: ShopState | undefined) => state && eq(shops.status, state);
const isServiceIn = (state: ServiceState | undefined) => state && eq(services.status, state);

const shopConditions = ({ keyword }: Filter<ShopState>) => contains(keyword, shops.name, enterprises.name);

const serviceConditions = ({ category, keyword }: Filter<ServiceState>) =>
  and(
    category === undefined ? undefined : eq(services.categoryCode, category),
    contains(keyword, services.title, shops.name),
  );

export const listManagedShops = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: Filter<ShopState> & Page,
): Promise<ShopWithEnterprise[]> =>
  selectShops(db)
    .where(and(shopConditions(filter), isShopIn(filter.state)))
    .orderBy(...sorted(sort, { submitted: nullsSmallest(shops.submittedAt) }, shops.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManagedShops = (db: Db, filter: Filter<ShopState>) =>
  countTabs(shopStates, isShopIn, (columns) =>
    db
      .select(columns)
      .from(shops)
      .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
      .where(shopConditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getManagedShop(db: Db, id: string): Promise<ShopWithEnterprise> {
  const [row] = await selectShops(db).where(eq(shops.id, id));
  if (!row) throw notFound();
  return row;
}

export const listManagedServices = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: Filter<ServiceState> & Page,
): Promise<ServiceWithShop[]> =>
  selectServices(db)
    .where(and(serviceConditions(filter), isServiceIn(filter.state)))
    .orderBy(...sorted(sort, { submitted: nullsSmallest(services.submittedAt) }, services.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManagedServices = (db: Db, filter: Filter<ServiceState>) =>
  countTabs(serviceStates, isServiceIn, (columns) =>
    db
      .select(columns)
      .from(services)
      .innerJoin(shops, eq(shops.id, services.shopId))
      .where(serviceConditions(filter)),
  );

/** @throws {AppError} 500404 */
export const getManagedService = (db: Db, id: string): Promise<ServiceInFull> =>
  getServiceWhere(db, eq(services.id, id));
