import { bigint, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';

/** Notices that were sent: one for each tenant and month, however often. */
export const sentNotices = pgTable(
  'report_notice',
  {
    ...commonColumns,
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    period: text().notNull(),
    no: text().notNull(),
    /** As it was when it was last sent. */
    day: date({ mode: 'string' }).notNull(),
    totalFen: bigint({ mode: 'number' }).notNull(),
    sentAt: instant().notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('report_notice_once').on(table.period, table.enterpriseId),
    uniqueIndex('report_notice_no').on(table.no),
    index('report_notice_enterprise').on(table.enterpriseId),
  ],
);
