import type { MemberStatus } from '@portal/contract/enterprise/member';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../../platform/database/columns.ts';
import type { MemberRole } from '../../../platform/session/actor.ts';
import { users } from '../../identity/user.table.ts';
import { enterprises } from '../enterprise.table.ts';

/** Accounts that act for an enterprise, with their roles. Each enterprise has exactly one owner. */
export const enterpriseMembers = pgTable(
  'enterprise_member',
  {
    ...commonColumns,
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    memberRole: text().$type<MemberRole>().notNull(),
    status: text().$type<MemberStatus>().notNull(),
    /** The applicant's message to the enterprise. */
    note: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('enterprise_member_user').on(table.enterpriseId, table.userId),
    uniqueIndex('enterprise_member_owner')
      .on(table.enterpriseId)
      .where(sql`member_role = 'OWNER' and status = 'ACTIVE'`),
    index('enterprise_member_of_user').on(table.userId),
    index('enterprise_member_list').on(table.enterpriseId, table.status, table.createdAt),
  ],
);
