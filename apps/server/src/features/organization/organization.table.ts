import type {
  OrganizationKind,
  OrganizationState,
  OrgMemberState,
} from '@portal/contract/organization-terms';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { users } from '../identity/user.table.ts';

/** The bodies of the park, as a tree. */
export const organizations = pgTable(
  'organization',
  {
    ...commonColumns,
    parentId: text().references((): AnyPgColumn => organizations.id),
    name: text().notNull(),
    kind: text().$type<OrganizationKind>().notNull(),
    duty: text().notNull(),
    leaderText: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** Members who have no account here. */
    others: integer().notNull().default(0),
    takesMembers: boolean().notNull().default(true),
    tasks: text().array().notNull().default([]),
    /** Names by which it is meant elsewhere: who holds an activity, who issues a notice. */
    aliases: text().array().notNull().default([]),
    sort: integer().notNull().default(0),
    status: text().$type<OrganizationState>().notNull().default('OPEN'),
  },
  (table) => [
    uniqueIndex('organization_name').on(table.name),
    index('organization_tree').on(table.parentId, table.sort),
    index('organization_sort').on(table.sort, table.id),
    index('organization_updated').on(table.updatedAt, table.id),
    check('organization_parent', sql`parent_id is distinct from id`),
    check('organization_others', sql`others >= 0`),
  ],
);

/** Who is, was or wants to be in a body of the park: one row for each account, whatever has become of it. */
export const orgMembers = pgTable(
  'org_member',
  {
    ...commonColumns,
    organizationId: text()
      .notNull()
      .references(() => organizations.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    status: text().$type<OrgMemberState>().notNull(),
    /** What they are there, as the office writes it. */
    title: text().notNull().default(''),
    /** Of the tasks of the organisation, those they would do. */
    tasks: text().array().notNull().default([]),
    note: text().notNull().default(''),
    /** Whether everybody who is logged in may see the number. */
    phoneShown: boolean().notNull().default(false),
    reason: text().notNull().default(''),
    /** When they asked, or were let in by an invitation. */
    appliedAt: instant().notNull(),
    /** Until when the office is to answer. */
    dueAt: instant(),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('org_member_one').on(table.organizationId, table.userId),
    index('org_member_of').on(table.organizationId, table.status, table.appliedAt),
    index('org_member_user').on(table.userId, table.status),
    index('org_member_applied').on(table.appliedAt, table.id),
    index('org_member_waiting').on(table.dueAt).where(sql`status = 'APPLIED'`),
  ],
);
