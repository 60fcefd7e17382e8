import type { RoleGrantState } from '@portal/contract/identity/role-manage';
import type { OperatorRole } from '@portal/contract/operator-role';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { users } from '../user.table.ts';

/**
 * Requests to grant an operator a role. `createdBy` is the requester, `handlerId` who took the request over; another
 * administrator decides.
 */
export const roleGrants = pgTable(
  'role_grant',
  {
    ...commonColumns,
    userId: text()
      .notNull()
      .references(() => users.id),
    roleCode: text().$type<OperatorRole>().notNull(),
    state: text().$type<RoleGrantState>().notNull().default('PENDING'),
    reason: text().notNull(),
    handlerId: text(),
    decidedBy: text(),
    decidedAt: instant(),
    opinion: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('role_grant_open').on(table.userId, table.roleCode).where(sql`state = 'PENDING'`),
    index('role_grant_list').on(table.state, table.createdAt),
    check(
      'role_grant_four_eyes',
      sql`state <> 'APPROVED' or (decided_by <> created_by and decided_by is distinct from handler_id)`,
    ),
  ],
);
