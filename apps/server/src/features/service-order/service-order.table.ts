import type { Picture } from '@portal/contract/fields';
import type { OrderLogEvent, OrderState } from '@portal/contract/service-order/lifecycle';
import type { OrderSide, OrderTurn, RatingState } from '@portal/contract/service-order/terms';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { services, shops } from '../market/market.table.ts';

export interface Milestone {
  name: string;
  dueDate: string;
  amountFen: number;
  /** Epoch milliseconds. */
  providerDoneAt: number | null;
  buyerOkAt: number | null;
  fileIds: string[];
}

/** Orders of services, and offline deals between two enterprises. */
export const serviceOrders = pgTable(
  'service_order',
  {
    ...commonColumns,
    isOffline: boolean().notNull().default(false),
    serviceId: text().references(() => services.id),
    shopId: text().references(() => shops.id),
    /** Null for a deal between two enterprises. */
    buyerUserId: text(),
    buyerEnterpriseId: text().references(() => enterprises.id),
    providerEnterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    subject: text().notNull(),
    need: text().notNull(),
    fileIds: text().array().notNull().default(sql`'{}'`),
    quotedFen: bigint({ mode: 'number' }),
    quoteNote: text().notNull().default(''),
    agreedFen: bigint({ mode: 'number' }),
    milestones: jsonb().$type<Milestone[]>().notNull().default([]),
    /** When the provider first answered and how many working minutes that took; the full allowance if nobody did. */
    respondedAt: instant(),
    responseMin: integer(),
    /** When the job moves it on: expired, void, or taken as confirmed. */
    dueAt: instant(),
    /** Reminders of the buyer's pending confirmation. */
    reminders: integer().notNull().default(0),
    remindedAt: instant(),
    /** The side whose turn it is, stored for lists. */
    turn: text().$type<OrderTurn>(),
    cancelAskedBy: text().$type<OrderSide>(),
    disputedAt: instant(),
    ruledAt: instant(),
    completedAt: instant(),
    reason: text().notNull().default(''),
    /** For a deal: the side that registered it, its day, and what brought the sides together. */
    registeredBy: text().$type<OrderSide>(),
    dealDay: date(),
    projectId: text(),
    recommendationId: text(),
    status: text().$type<OrderState>().notNull(),
  },
  (table) => [
    index('service_order_buyer').on(table.buyerUserId, table.updatedAt, table.id),
    index('service_order_buyer_enterprise').on(table.buyerEnterpriseId, table.updatedAt, table.id),
    index('service_order_provider').on(table.providerEnterpriseId, table.updatedAt, table.id),
    index('service_order_shop').on(table.shopId, table.respondedAt),
    index('service_order_due').on(table.dueAt).where(sql`due_at is not null`),
    index('service_order_disputed').on(table.disputedAt, table.id).where(sql`disputed_at is not null`),
    index('service_order_project').on(table.projectId).where(sql`project_id is not null`),
    check('service_order_buyer_known', sql`buyer_user_id is not null or buyer_enterprise_id is not null`),
    check('service_order_two_sides', sql`buyer_enterprise_id is distinct from provider_enterprise_id`),
    check('service_order_registered', sql`is_offline = (registered_by is not null)`),
  ],
);
export type OrderRecord = typeof serviceOrders.$inferSelect;

/** History lines of orders, including the statements of both sides in a dispute. */
export const serviceOrderLogs = pgTable(
  'service_order_log',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => serviceOrders.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    event: text().$type<OrderLogEvent>().notNull(),
    /** Null for actions of the park or the system. */
    side: text().$type<OrderSide>(),
    userId: text(),
    text: text().notNull(),
    fileIds: text().array().notNull(),
  },
  (table) => [index('service_order_log_order').on(table.orderId, table.id)],
);

export const serviceRatings = pgTable(
  'service_rating',
  {
    ...commonColumns,
    orderId: text()
      .notNull()
      .references(() => serviceOrders.id),
    side: text().$type<OrderSide>().notNull(),
    fromUserId: text().notNull(),
    /** Set on public ratings: those of buyers for a shop and a service. */
    shopId: text(),
    serviceId: text(),
    score: integer().notNull(),
    quality: integer().notNull(),
    timeliness: integer().notNull(),
    attitude: integer().notNull(),
    text: text().notNull(),
    anonymous: boolean().notNull(),
    /** Its file is public as long as the rating is. */
    picture: jsonb().$type<Picture>(),
    addition: text().notNull().default(''),
    addedAt: instant(),
    reply: text().notNull().default(''),
    repliedAt: instant(),
    hideReason: text().notNull().default(''),
    askedAt: instant(),
    status: text().$type<RatingState>().notNull(),
  },
  (table) => [
    uniqueIndex('service_rating_order').on(table.orderId, table.side),
    index('service_rating_from').on(table.fromUserId, table.createdAt, table.id),
    index('service_rating_shop').on(table.shopId, table.createdAt, table.id),
    index('service_rating_service').on(table.serviceId, table.createdAt, table.id),
    index('service_rating_asked').on(table.askedAt, table.id).where(sql`asked_at is not null`),
    check(
      'service_rating_score',
      sql`least(score, quality, timeliness, attitude) >= 1
      and greatest(score, quality, timeliness, attitude) <= 5`,
    ),
  ],
);
export type RatingRecord = typeof serviceRatings.$inferSelect;
