import type { ServiceSort } from '@portal/contract/market/shop';
import {
  type PriceKind,
  priceKinds,
  type ResponseLimit,
  responseLimits,
  serviceCategoryList,
} from '@portal/contract/market/shop-terms';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lte,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { MenuCondition } from '../../feature/menu-condition.ts';
import { contains } from '../../platform/database/contains.ts';
import { countUpTo, isPastEnd } from '../../platform/database/count-up-to.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { cases } from '../case/case.table.ts';
import { businessData, regions } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { serviceCounts, services, shops } from './market.table.ts';
import { isOffered, isShopOpen } from './on-offer.public.ts';

interface Filter {
  category?: string | undefined;
  priceKind?: PriceKind | undefined;
  answersWithin?: ResponseLimit | undefined;
  shopId?: string | undefined;
  keyword?: string | undefined;
}

/** Publicly visible shops; a suspended one says so on its page and offers nothing. */
const isShopShown = and(inArray(shops.status, ['OPEN', 'SUSPENDED']), eq(enterprises.entryStatus, 'PASSED'));
/** True once the shop has opened, because orders may be in progress when it is suspended or closed. */
export const hasShop: MenuCondition = async (db, enterpriseId) =>
  (await db.$count(shops, and(eq(shops.enterpriseId, enterpriseId), isNotNull(shops.openedAt)))) > 0;
/** A service keeps its page while its shop has taken it off. */
const isServiceShown = and(
  inArray(services.status, ['ON', 'OFF']),
  isNotNull(services.publishedAt),
  isShopShown,
);

const offeredIn = sql<number>`(select count(*) from ${services} where ${services.shopId} = ${shops.id}
  and ${services.status} = 'ON')`.mapWith(Number);

const isOfCase = (kind: 'SHOP' | 'SERVICE', id: typeof shops.id | typeof services.id) =>
  and(eq(cases.kind, kind), eq(cases.bizId, id));

/** Services with the columns shown to every reader. */
export const selectServices = (db: Db) =>
  db
    .select({
      service: getTableColumns(services),
      categoryLabel: sql<string>`coalesce(${businessData.name}, ${services.categoryCode})`,
      shopName: shops.name,
      shopStatus: shops.status,
      enterpriseName: enterprises.name,
      no: sql<string>`coalesce(${cases.caseNo}, '')`,
    })
    .from(services)
    .innerJoin(shops, eq(shops.id, services.shopId))
    .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
    .leftJoin(cases, isOfCase('SERVICE', services.id))
    .leftJoin(
      businessData,
      and(eq(businessData.type, serviceCategoryList), eq(businessData.code, services.categoryCode)),
    )
    .$dynamic();

export type ServiceWithShop = Awaited<ReturnType<typeof selectServices>>[number];

/** Adds the regions it is offered in, which only its own page shows. */
export interface ServiceInFull extends ServiceWithShop {
  /** In the order of the dictionary. */
  regionNames: string[];
}

/**
 * Returns the service that meets the condition.
 * @throws {AppError} 500404
 */
export async function getServiceWhere(db: Db, condition: SQL | undefined): Promise<ServiceInFull> {
  const [row] = await selectServices(db).where(condition);
  if (!row) throw notFound();
  const named = await db
    .select({ name: regions.name })
    .from(regions)
    .where(inArray(regions.regionId, row.service.regionIds))
    .orderBy(asc(regions.sort), asc(regions.regionId));
  return { ...row, regionNames: named.map(({ name }) => name) };
}

export const selectShops = (db: Db) =>
  db
    .select({
      shop: getTableColumns(shops),
      enterpriseName: enterprises.name,
      services: offeredIn,
      no: sql<string>`coalesce(${cases.caseNo}, '')`,
    })
    .from(shops)
    .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
    .leftJoin(cases, isOfCase('SHOP', shops.id))
    .$dynamic();

export type ShopWithEnterprise = Awaited<ReturnType<typeof selectShops>>[number];

const isChosen = ({ category, priceKind, answersWithin, shopId }: Filter) =>
  and(
    category === undefined ? undefined : eq(services.categoryCode, category),
    priceKind && eq(services.priceKind, priceKind),
    answersWithin && lte(services.medianResponseMin, Number(answersWithin)),
    shopId === undefined ? undefined : eq(services.shopId, shopId),
  );

const conditions = (filter: Filter) =>
  and(
    isOffered,
    isChosen(filter),
    contains(filter.keyword, services.title, services.capacityNote, shops.name),
  );

const orders = {
  latest: [desc(services.publishedAt), desc(services.id)],
  price: [asc(services.priceFen), asc(services.id)],
  // Shops with too few inquiries to be measured come last.
  response: [asc(services.medianResponseMin), asc(services.id)],
  rating: [sql`${services.avgRating} desc nulls last`, desc(services.id)],
  done: [desc(services.doneCount), desc(services.id)],
} as const satisfies Record<ServiceSort, unknown>;

export async function listServices(
  db: Db,
  { sort, pageNo, pageSize, ...filter }: Filter & { sort: ServiceSort; pageNo: number; pageSize: number },
): Promise<ServiceWithShop[]> {
  if (isPastEnd({ pageNo, pageSize })) return [];
  return selectServices(db)
    .where(conditions(filter))
    .orderBy(...orders[sort])
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

/** Service counts of open shops, filtered like the list. */
const selectCounts = (db: Db) =>
  db
    .select({
      category: serviceCounts.categoryCode,
      priceKind: serviceCounts.priceKind,
      count: sum(serviceCounts.count).mapWith(Number),
    })
    .from(serviceCounts)
    .innerJoin(shops, eq(shops.id, serviceCounts.shopId))
    .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
    .$dynamic();

/** Number of services; with a keyword they are counted only up to the end of the list. */
export async function countServices(db: Db, filter: Filter): Promise<number> {
  if (filter.keyword) {
    const found = db
      .select({ id: services.id })
      .from(services)
      .innerJoin(shops, eq(shops.id, services.shopId))
      .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
      .where(conditions(filter));
    return countUpTo(db, found);
  }
  const { category, priceKind, answersWithin, shopId } = filter;
  const rows = await selectCounts(db)
    .where(
      and(
        isShopOpen,
        category === undefined ? undefined : eq(serviceCounts.categoryCode, category),
        priceKind && eq(serviceCounts.priceKind, priceKind),
        answersWithin && lte(shops.medianResponseMin, Number(answersWithin)),
        shopId === undefined ? undefined : eq(serviceCounts.shopId, shopId),
      ),
    )
    .groupBy(serviceCounts.categoryCode, serviceCounts.priceKind);
  return rows.reduce((total, row) => total + row.count, 0);
}

/** Number of services for each filter value. */
export async function countFacets(db: Db) {
  const { type, code, name, sort } = businessData;
  const [counts, within, categories] = await Promise.all([
    selectCounts(db).where(isShopOpen).groupBy(serviceCounts.categoryCode, serviceCounts.priceKind),
    Promise.all(responseLimits.map((answersWithin) => countServices(db, { answersWithin }))),
    db.select({ code, name }).from(businessData).where(eq(type, serviceCategoryList)).orderBy(sort, code),
  ]);
  const countOf = (isOf: (row: (typeof counts)[number]) => boolean) =>
    counts.reduce((total, row) => total + (isOf(row) ? row.count : 0), 0);
  const isFound = (value: { count: number }) => value.count > 0;
  return {
    categories: categories
      .map((each) => ({ ...each, count: countOf(({ category }) => category === each.code) }))
      .filter(isFound),
    priceKinds: priceKinds
      .map((value) => ({ value, count: countOf(({ priceKind }) => priceKind === value) }))
      .filter(isFound),
    responses: responseLimits.map((value, at) => ({ value, count: within[at] ?? 0 })).filter(isFound),
  };
}

export async function countOpenShops(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(shops)
    .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
    .where(isShopOpen);
  return row?.n ?? 0;
}

/** @throws {AppError} 500404 */
export const getShownService = (db: Db, id: string): Promise<ServiceInFull> =>
  getServiceWhere(db, and(eq(services.id, id), isServiceShown));

/** @throws {AppError} 500404 */
export async function getShownShop(db: Db, id: string): Promise<ShopWithEnterprise> {
  const [row] = await selectShops(db).where(and(eq(shops.id, id), isShopShown));
  if (!row) throw notFound();
  return row;
}

/** Available categories, in order. */
export const listCategories = (db: Db) =>
  db
    .select({ code: businessData.code, name: businessData.name })
    .from(businessData)
    .where(and(eq(businessData.type, serviceCategoryList), eq(businessData.shield, 0)))
    .orderBy(businessData.sort, businessData.code);

/** The known categories of a shop, with their names. */
export async function categoriesOf(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return [];
  return db
    .select({ code: businessData.code, name: businessData.name })
    .from(businessData)
    .where(and(eq(businessData.type, serviceCategoryList), inArray(businessData.code, [...codes])))
    .orderBy(businessData.sort, businessData.code);
}

/** Ids of all services of a shop, in any state. */
export async function idsOfServices(db: Db, shopId: string): Promise<string[]> {
  const rows = await db.select({ id: services.id }).from(services).where(eq(services.shopId, shopId));
  return rows.map(({ id }) => id);
}
