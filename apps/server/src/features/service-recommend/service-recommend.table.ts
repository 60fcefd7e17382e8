import type { ServiceRecommendState } from '@portal/contract/service-recommend/terms';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { services } from '../market/market.table.ts';

/** Services recommended by one enterprise to another. */
export const serviceRecommends = pgTable(
  'service_recommend',
  {
    ...commonColumns,
    serviceId: text()
      .notNull()
      .references(() => services.id),
    fromEnterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    toEnterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    reason: text().notNull(),
    answer: text().notNull().default(''),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    status: text().$type<ServiceRecommendState>().notNull(),
  },
  (table) => [
    index('service_recommend_received').on(table.toEnterpriseId, table.sentAt, table.id),
    index('service_recommend_from').on(table.fromEnterpriseId, table.sentAt, table.id),
    index('service_recommend_pair').on(table.serviceId, table.toEnterpriseId, table.sentAt),
    index('service_recommend_due').on(table.expiresAt).where(sql`status = 'SENT'`),
    check('service_recommend_other', sql`from_enterprise_id <> to_enterprise_id`),
  ],
);
export type ServiceRecommend = typeof serviceRecommends.$inferSelect;
