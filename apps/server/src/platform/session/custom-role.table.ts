import type { RoleContent } from '@portal/contract/rights/custom-role';
import type { CustomGrantState, RoleChangeState } from '@portal/contract/rights/custom-role-lifecycle';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../database/columns.ts';

/** Roles of the park's own. They are part of the session, because every call reads what is in force. */
export const customRoles = pgTable(
  'custom_role',
  {
    ...commonColumns,
    name: text().notNull(),
    /** What is in force; null until the first change is approved. */
    content: jsonb().$type<RoleContent>(),
    isEnded: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('custom_role_name').on(table.name).where(sql`not is_ended`)],
);

/** Changes of roles. `createdBy` proposed it; another administrator decides. */
export const customRoleChanges = pgTable(
  'custom_role_change',
  {
    ...commonColumns,
    roleId: text()
      .notNull()
      .references(() => customRoles.id),
    content: jsonb().$type<RoleContent>().notNull(),
    reason: text().notNull(),
    state: text().$type<RoleChangeState>().notNull().default('PENDING'),
    /** Who took the request over. */
    handlerId: text(),
    decidedBy: text(),
    decidedAt: instant(),
    opinion: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('custom_role_change_open').on(table.roleId).where(sql`state = 'PENDING'`),
    index('custom_role_change_role').on(table.roleId, table.createdAt),
    check(
      'custom_role_change_four_eyes',
      sql`state <> 'APPROVED' or (decided_by <> created_by and decided_by is distinct from handler_id)`,
    ),
  ],
);

/** Roles given to people, from a day on and perhaps until one. */
export const customRoleGrants = pgTable(
  'custom_role_grant',
  {
    ...commonColumns,
    roleId: text()
      .notNull()
      .references(() => customRoles.id),
    userId: text().notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    untilDay: date({ mode: 'string' }),
    reason: text().notNull(),
    state: text().$type<CustomGrantState>().notNull().default('PENDING'),
    /** Who took the request over. */
    handlerId: text(),
    decidedBy: text(),
    decidedAt: instant(),
    opinion: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('custom_role_grant_open')
      .on(table.roleId, table.userId)
      .where(sql`state in ('PENDING', 'APPROVED')`),
    index('custom_role_grant_held').on(table.userId).where(sql`state = 'APPROVED'`),
    check(
      'custom_role_grant_four_eyes',
      sql`state <> 'APPROVED' or (decided_by <> created_by and decided_by <> user_id
        and decided_by is distinct from handler_id)`,
    ),
    check('custom_role_grant_days', sql`until_day is null or until_day >= from_day`),
  ],
);
