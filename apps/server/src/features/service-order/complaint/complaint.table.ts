import { type ComplaintState, complaintLifecycle } from '@portal/contract/market/shop-complaint-lifecycle';
import type { ComplaintKind } from '@portal/contract/market/shop-complaint-terms';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant, statusIn } from '../../../platform/database/columns.ts';
import { shops } from '../../market/market.table.ts';

/** Complaints to the park about shops. */
export const shopComplaints = pgTable(
  'shop_complaint',
  {
    ...commonColumns,
    shopId: text()
      .notNull()
      .references(() => shops.id),
    userId: text().notNull(),
    enterpriseId: text(),
    kind: text().$type<ComplaintKind>().notNull(),
    body: text().notNull(),
    fileId: text().notNull().default(''),
    statement: text().notNull().default(''),
    statedAt: instant(),
    /** When the park accepted it; from then on the shop can read it. */
    acceptedAt: instant(),
    /** The shop's deadline for a statement; null if it is not its turn. */
    dueAt: instant(),
    finding: text().notNull().default(''),
    decidedAt: instant(),
    status: text().$type<ComplaintState>().notNull(),
  },
  (table) => [
    uniqueIndex('shop_complaint_open')
      .on(table.userId, table.shopId)
      .where(statusIn(complaintLifecycle.groups.open)),
    index('shop_complaint_user').on(table.userId, table.createdAt, table.id),
    index('shop_complaint_shop').on(table.shopId, table.createdAt, table.id),
    index('shop_complaint_created').on(table.createdAt, table.id),
  ],
);
export type ShopComplaint = typeof shopComplaints.$inferSelect;
