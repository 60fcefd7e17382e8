import type { AdmissionEvent, AdmissionState, AuditKind } from '@portal/contract/enterprise/admission';
import type { EnterpriseDraft } from '@portal/contract/enterprise/application';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';

/** One step of an application, stored in its row because it is only ever read with it. */
export interface AdmissionStep {
  event: AdmissionEvent;
  state: AdmissionState;
  /** Epoch milliseconds. */
  at: number;
  step: number | null;
  opinion: string;
  /** The auditor's notes, by field. */
  fieldNotes?: Record<string, string>;
  actorId: string;
  actorName: string;
}

/** What an auditor returned, and why. */
export interface Returned {
  application: EnterpriseDraft;
  fieldNotes: Record<string, string>;
  opinion: string;
}

/**
 * Two-step audits: applications for admission, one per account and enterprise, and registration changes of an admitted
 * enterprise (name, credit code, legal person, licence), one open at a time.
 */
export const enterpriseAudits = pgTable(
  'enterprise_audit',
  {
    ...commonColumns,
    kind: text().$type<AuditKind>().notNull().default('ENTRY'),
    /** The enterprise row is created by the first submission. */
    enterpriseId: text().notNull(),
    applicantId: text().notNull(),
    state: text().$type<AdmissionState>().notNull(),
    /** 1 for the first audit, 2 for the final one. */
    step: integer().notNull().default(1),
    /** The whole form for an admission, only the changed fields for a change. */
    application: jsonb().$type<EnterpriseDraft>().notNull(),
    /** Earlier values of the fields of a change, or of those changed since the last submission. */
    before: jsonb().$type<EnterpriseDraft>(),
    /** The last return, kept until the next decision so that corrections can be compared with it. */
    returned: jsonb().$type<Returned>(),
    fieldNotes: jsonb().$type<Record<string, string>>().notNull().default({}),
    opinion: text().notNull().default(''),
    /** The auditor who passed the first audit and therefore may not pass the final one. */
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
    index('enterprise_audit_submitted').on(table.submittedAt, table.id).where(sql`submitted_at is not null`),
    index('enterprise_audit_due').on(table.dueAt, table.id).where(sql`submitted_at is not null`),
    index('enterprise_audit_queue').on(table.state, table.dueAt),
  ],
);
