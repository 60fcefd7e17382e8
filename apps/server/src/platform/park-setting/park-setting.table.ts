import type { SettingGroup, SettingState } from '@portal/contract/park-setting/terms';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../database/columns.ts';

/**
 * Changes of the park's settings; `createdBy` enters one, another person decides. Approved rows are kept, so that it
 * stays known which account was in force when.
 */
export const parkSettings = pgTable(
  'park_setting',
  {
    ...commonColumns,
    group: text().$type<SettingGroup>().notNull(),
    state: text().$type<SettingState>().notNull().default('PENDING'),
    /** Whether the change turns the group off; it has no values then. */
    isOff: boolean().notNull().default(false),
    /** All values as JSON, encrypted with the key of the installation. */
    sealed: text().notNull(),
    /** Values as they may be shown: of a secret only its last four signs. */
    shown: jsonb().$type<Record<string, string>>().notNull(),
    decidedBy: text(),
    decidedAt: instant(),
    opinion: text().notNull().default(''),
    /** When an approved change takes effect; in force is the latest that has. */
    effectiveAt: instant(),
  },
  (table) => [
    uniqueIndex('park_setting_open').on(table.group).where(sql`state = 'PENDING'`),
    index('park_setting_group').on(table.group, table.state, table.effectiveAt),
    check('park_setting_second_person', sql`state <> 'APPROVED' or decided_by <> created_by`),
    check('park_setting_effective', sql`state <> 'APPROVED' or effective_at is not null`),
  ],
);
