import type { PhoneAppealState } from '@portal/contract/identity/phone-appeal';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { users } from '../user.table.ts';

/** Appeals of users who no longer have the phone number of their account. */
export const phoneAppeals = pgTable(
  'phone_appeal',
  {
    ...commonColumns,
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The account's number at the time of the appeal. */
    oldPhoneNumber: text().notNull(),
    newPhoneNumber: text().notNull(),
    reason: text().notNull(),
    proofFileId: text(),
    /** The applicant's IP address. */
    ip: text().notNull().default(''),
    state: text().$type<PhoneAppealState>().notNull().default('PENDING'),
    dueAt: instant().notNull(),
    decidedBy: text(),
    decidedAt: instant(),
    opinion: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('phone_appeal_open').on(table.userId).where(sql`state = 'PENDING'`),
    index('phone_appeal_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('phone_appeal_list').on(
      sql`(state = 'PENDING') desc`,
      table.createdAt.desc().nullsFirst(),
      table.id,
    ),
    check('phone_appeal_another_decides', sql`decided_by is null or decided_by <> user_id`),
  ],
);
