import type { PlanState } from '@portal/contract/billing/plan-terms';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { bills } from '../bill/bill.table.ts';

export interface PlanLine {
  day: string;
  amountFen: number;
}

/** Plans of instalments: proposed by the finance office, agreed with the debtor. */
export const billPlans = pgTable(
  'bill_plan',
  {
    ...commonColumns,
    billId: text()
      .notNull()
      .references(() => bills.id),
    enterpriseId: text().notNull(),
    lines: jsonb().$type<PlanLine[]>().notNull(),
    stopsLateFee: boolean().notNull(),
    reason: text().notNull(),
    proposedBy: text().notNull(),
    /** What the bill had received before; the lines are for what comes after. */
    paidBeforeFen: bigint({ mode: 'number' }).notNull(),
    answeredBy: text(),
    answeredAt: instant(),
    /** Scan of the paper that the debtor signed; empty if it was answered here. */
    paperFileId: text().notNull().default(''),
    status: text().$type<PlanState>().notNull(),
  },
  (table) => [
    uniqueIndex('bill_plan_open').on(table.billId).where(sql`status in ('PROPOSED', 'AGREED')`),
    index('bill_plan_bill').on(table.billId, table.createdAt),
    index('bill_plan_agreed').on(table.id).where(sql`status = 'AGREED'`),
    check('bill_plan_paid', sql`paid_before_fen >= 0`),
  ],
);

export type BillPlan = typeof billPlans.$inferSelect;
