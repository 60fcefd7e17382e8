import type { Picture } from '@portal/contract/fields';
import type { ServiceCase } from '@portal/contract/market/shop';
import type { PriceKind, ServiceState, ShopState } from '@portal/contract/market/shop-terms';
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

/** Figures measured from a shop's orders, never entered by hand. Null if there are too few orders. */
const measuredColumns = {
  doneCount: integer().notNull().default(0),
  ratingCount: integer().notNull().default(0),
  avgRating: doublePrecision(),
  medianResponseMin: integer(),
  p90ResponseMin: integer(),
  responseSample: integer().notNull().default(0),
};

/** Shops in which enterprises offer their services; one per enterprise. */
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
    /** Reason of the last return or suspension. */
    reason: text().notNull().default(''),
    submittedAt: instant(),
    /** When it was first approved. */
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
    /** Additional pictures, in display order. */
    gallery: jsonb().$type<Picture[]>().notNull().default([]),
    /** Regions it is offered in; empty means the whole country. */
    regionIds: text().array().notNull().default([]),
    status: text().$type<ServiceState>().notNull(),
    /** Reason of the last refusal or ban. */
    reason: text().notNull().default(''),
    submittedAt: instant(),
    /** When it was last approved. */
    publishedAt: instant(),
    /** Sort keys of the public list; the response time is that of the shop. */
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

/** Number of services on offer per shop, category and kind of price; maintained by triggers on `service`. */
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
