import type { AdmissionEvent, AdmissionState, AuditKind } from '@portal/contract/enterprise-admission';
import type { EnterpriseDraft } from '@portal/contract/enterprise-application';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';

/** One step of an application; kept with it, since it is read with it only. */
export interface AdmissionStep {
  event: AdmissionEvent;
  state: AdmissionState;
  /** Epoch milliseconds. */
  at: number;
  step: number | null;
  opinion: string;
  /** Of a return: what was wrong, by field. */
  fieldNotes?: Record<string, string>;
  actorId: string;
  actorName: string;
}

/**
 * What the park audits in two steps: applications for admission, one an account and an enterprise, and changes of
 * what an admitted enterprise stands under, one open at a time.
 */
export const enterpriseAudits = pgTable(
  'enterprise_audit',
  {
    ...commonColumns,
    kind: text().$type<AuditKind>().notNull().default('ENTRY'),
    /** The enterprise's row is made when the application is first handed in. */
    enterpriseId: text().notNull(),
    applicantId: text().notNull(),
    state: text().$type<AdmissionState>().notNull(),
    /** 1 first, 2 final audit. */
    step: integer().notNull().default(1),
    /** The whole form of an admission; of a change the fields that are to change. */
    application: jsonb().$type<EnterpriseDraft>().notNull(),
    /** What the fields of a change held, or those changed since the application was last handed in. */
    before: jsonb().$type<EnterpriseDraft>(),
    fieldNotes: jsonb().$type<Record<string, string>>().notNull().default({}),
    opinion: text().notNull().default(''),
    /** Who passed the first audit; the final one is somebody else's. */
    firstAuditorId: text(),
    submittedAt: instant(),
    dueAt: instant(),
    rejectedAt: instant(),
    history: jsonb().$type<AdmissionStep[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('enterprise_audit_applicant').on(table.applicantId).where(sql`kind = 'ENTRY'`),
    uniqueIndex('enterprise_audit_enterprise').on(table.enterpriseId).where(sql`kind = 'ENTRY'`),
    uniqueIndex('enterprise_audit_open_change')
      .on(table.enterpriseId)
      .where(sql`kind = 'CHANGE' and state in ('DRAFT', 'PENDING', 'REVIEWING', 'RETURNED')`),
    index('enterprise_audit_of_enterprise').on(table.enterpriseId, table.createdAt),
    index('enterprise_audit_queue').on(table.state, table.dueAt),
  ],
);
