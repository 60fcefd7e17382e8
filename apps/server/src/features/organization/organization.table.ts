import type {
  OrganizationKind,
  OrganizationState,
  OrgMemberState,
} from '@portal/contract/organization/terms';
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

/** Bodies of the park, which form a tree. */
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
    /** Number of members without an account. */
    others: integer().notNull().default(0),
    takesMembers: boolean().notNull().default(true),
    tasks: text().array().notNull().default([]),
    /** Other names it is known by, as the organiser of activities or issuer of notices. */
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

/**
 * Current, former and prospective members of the bodies of the park: one row per account and body, whatever its state.
 */
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
    /** The member's title, as set by the office. */
    title: text().notNull().default(''),
    /** Those of the organisation's tasks that the member would take on. */
    tasks: text().array().notNull().default([]),
    note: text().notNull().default(''),
    /** Whether all logged-in users may see the phone number. */
    phoneShown: boolean().notNull().default(false),
    reason: text().notNull().default(''),
    /** When they applied, or accepted an invitation. */
    appliedAt: instant().notNull(),
    /** Deadline for the office to answer. */
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
