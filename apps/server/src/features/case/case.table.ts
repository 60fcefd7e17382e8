import type { CaseStatusKind } from '@portal/contract/case/terms';
import type { CaseEventParams } from '@portal/contract/case-kind';
import type { CaseActor, CaseKind } from '@portal/contract/case-kinds';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';

/** One step of a case, stored in its row because it is only ever read with it. */
export interface CaseEvent {
  /** Epoch milliseconds. */
  at: number;
  event: string;
  params?: CaseEventParams;
  by: CaseActor;
}

/**
 * Users' cases with the park, of every kind: one row per subject, written by its transitions and put into words when
 * read.
 */
export const cases = pgTable(
  'case_timeline',
  {
    ...commonColumns,
    caseNo: text().notNull().unique(),
    kind: text().$type<CaseKind>().notNull(),
    /** Id of the business row. */
    bizId: text().notNull(),
    userId: text(),
    enterpriseId: text(),
    /** Subject as entered by people: an enterprise's name or a title. */
    subject: text().notNull().default(''),
    /** State of the business row, as declared by its kind. */
    state: text().notNull(),
    statusKind: text().$type<CaseStatusKind>().notNull(),
    link: text(),
    dueAt: instant(),
    events: jsonb().$type<CaseEvent[]>().notNull(),
  },
  (table) => [
    uniqueIndex('case_timeline_biz').on(table.kind, table.bizId),
    index('case_timeline_no_begins').on(table.kind, table.caseNo.op('text_pattern_ops')),
    index('case_timeline_user').on(table.userId, table.updatedAt.desc().nullsFirst()),
    index('case_timeline_enterprise').on(table.enterpriseId, table.updatedAt.desc().nullsFirst()),
  ],
);
