import type { CaseKind, CaseStatusKind } from '@portal/contract/case-terms';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';

/** One step of a case; kept with it, since it is read with it only. */
export interface CaseEvent {
  /** Epoch milliseconds. */
  at: number;
  text: string;
  by: string;
}

/** What users have going with the park, whatever the business: one row a matter, written by its transitions. */
export const cases = pgTable(
  'case_timeline',
  {
    ...commonColumns,
    caseNo: text().notNull().unique(),
    kind: text().$type<CaseKind>().notNull(),
    /** The row of the business it is about. */
    bizId: text().notNull(),
    userId: text(),
    enterpriseId: text(),
    title: text().notNull(),
    statusText: text().notNull(),
    statusKind: text().$type<CaseStatusKind>().notNull(),
    nextStep: text(),
    link: text(),
    dueAt: instant(),
    events: jsonb().$type<CaseEvent[]>().notNull(),
  },
  (table) => [
    uniqueIndex('case_timeline_biz').on(table.kind, table.bizId),
    index('case_timeline_user').on(table.userId, table.updatedAt.desc().nullsFirst()),
    index('case_timeline_enterprise').on(table.enterpriseId, table.updatedAt.desc().nullsFirst()),
  ],
);
