import type { DeclareItemState } from '@portal/contract/policy/declare-item';
import type { ProcessStep } from '@portal/contract/policy/parts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../platform/database/columns.ts';
import { policies } from './policy.table.ts';

/** A field of the application form. */
export interface DeclareFormField {
  code: string;
  label: string;
  type: 'text' | 'number' | 'date' | 'textarea' | 'phone' | 'select';
  required: boolean;
  sort: number;
  unit?: string;
  minLength?: number;
  maxLength?: number;
  options?: string[];
}

export interface MaterialRule {
  code: string;
  name: string;
  required: boolean;
  reusable: boolean;
  templateFileId: string | null;
}

/** Application rounds of a policy; the first and last day of the window are both included. */
export const declareItems = pgTable(
  'declare_item',
  {
    ...commonColumns,
    policyId: text()
      .notNull()
      .references(() => policies.id),
    title: text().notNull(),
    description: text().notNull(),
    windowFrom: date().notNull(),
    windowTo: date().notNull(),
    quota: integer(),
    budgetFen: bigint({ mode: 'number' }),
    oncePerYear: boolean().notNull(),
    formSchema: jsonb().$type<DeclareFormField[]>().notNull(),
    materials: jsonb().$type<MaterialRule[]>().notNull(),
    steps: jsonb().$type<ProcessStep[]>().notNull(),
    publicityDays: integer().notNull(),
    status: text().$type<DeclareItemState>().notNull(),
  },
  (table) => {
    const isShown = sql`status <> 'DRAFT'`;
    return [
      index('declare_item_end').on(table.windowTo, table.id).where(isShown),
      index('declare_item_start').on(table.windowFrom, table.id).where(isShown),
      index('declare_item_window_from').on(table.windowFrom, table.id),
      index('declare_item_updated').on(table.updatedAt, table.id),
      index('declare_item_policy').on(table.policyId, table.windowTo),
      check('declare_item_window', sql`window_from <= window_to`),
      check('declare_item_publicity', sql`publicity_days >= 5`),
    ];
  },
);
