import type { Picture } from '@portal/contract/fields';
import type { ServiceCase } from '@portal/contract/shop';
import type { PriceKind, ServiceState, ShopState } from '@portal/contract/shop-terms';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';

/** What the orders of a shop say of it; nobody enters this. Null where they are too few. */
const measuredColumns = {
  doneCount: integer().notNull().default(0),
  ratingCount: integer().notNull().default(0),
  avgRating: doublePrecision(),
  medianResponseMin: integer(),
  p90ResponseMin: integer(),
  responseSample: integer().notNull().default(0),
};

/** What an enterprise offers its services in: one each. */
export const shops = pgTable(
  'shop',
  {
    ...commonColumns,
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    name: text().notNull(),
    intro: text().notNull(),
    categoryCodes: text().array().notNull(),
    logo: jsonb().$type<Picture>(),
    status: text().$type<ShopState>().notNull(),
    /** Why it was returned or suspended last. */
    reason: text().notNull().default(''),
    submittedAt: instant(),
    /** When it was first passed. */
    openedAt: instant(),
    ...measuredColumns,
  },
  (table) => [
    uniqueIndex('shop_enterprise').on(table.enterpriseId),
    index('shop_submitted').on(table.submittedAt.desc().nullsLast(), table.id.desc().nullsLast()),
  ],
);

export const services = pgTable(
  'service',
  {
    ...commonColumns,
    shopId: text()
      .notNull()
      .references(() => shops.id),
    title: text().notNull(),
    categoryCode: text().notNull(),
    priceKind: text().$type<PriceKind>().notNull(),
    priceFen: integer(),
    unit: text().notNull(),
    capacityNote: text().notNull(),
    tags: text().array().notNull(),
    body: text().notNull(),
    processSteps: text().array().notNull(),
    materials: text().array().notNull(),
    cases: jsonb().$type<ServiceCase[]>().notNull().default([]),
    picture: jsonb().$type<Picture>(),
    /** More pictures, in the order they are shown. */
    gallery: jsonb().$type<Picture[]>().notNull().default([]),
    /** Where it is offered; nowhere in particular is the whole country. */
    regionIds: text().array().notNull().default([]),
    status: text().$type<ServiceState>().notNull(),
    /** Why it was not passed or was banned last. */
    reason: text().notNull().default(''),
    submittedAt: instant(),
    /** When it was passed last. */
    publishedAt: instant(),
    /** By these the public list is sorted; the response is its shop's. */
    ...measuredColumns,
  },
  (table) => [
    index('service_published')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'ON'`),
    index('service_category')
      .on(table.categoryCode, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'ON'`),
    index('service_price_kind')
      .on(table.priceKind, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'ON'`),
    index('service_category_response')
      .on(table.categoryCode, table.medianResponseMin, table.id)
      .where(sql`status = 'ON'`),
    index('service_category_price')
      .on(table.categoryCode, table.priceFen, table.id)
      .where(sql`status = 'ON'`),
    index('service_category_average')
      .on(table.categoryCode, table.avgRating.desc().nullsLast(), table.id.desc().nullsFirst())
      .where(sql`status = 'ON'`),
    index('service_category_done')
      .on(table.categoryCode, table.doneCount.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'ON'`),
    index('service_kind_price').on(table.priceKind, table.priceFen, table.id).where(sql`status = 'ON'`),
    index('service_price').on(table.priceFen, table.id).where(sql`status = 'ON'`),
    index('service_response').on(table.medianResponseMin, table.id).where(sql`status = 'ON'`),
    index('service_average')
      .on(table.avgRating.desc().nullsLast(), table.id.desc().nullsFirst())
      .where(sql`status = 'ON'`),
    index('service_done')
      .on(table.doneCount.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'ON'`),
    index('service_shop').on(table.shopId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('service_submitted').on(table.submittedAt.desc().nullsLast(), table.id.desc().nullsLast()),
    check('service_price_kind', sql`(price_kind in ('NEGOTIABLE', 'FREE')) = (price_fen is null)`),
  ],
);

/** How many services each shop offers of each category and kind of price: kept by triggers on `service`. */
export const serviceCounts = pgTable(
  'service_count',
  {
    shopId: text().notNull(),
    categoryCode: text().notNull(),
    priceKind: text().$type<PriceKind>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.categoryCode, table.priceKind] })],
);

export type ShopRecord = typeof shops.$inferSelect;
export type ServiceRecord = typeof services.$inferSelect;
