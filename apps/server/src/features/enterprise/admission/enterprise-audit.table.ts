import type { AdmissionEvent, AdmissionState, AuditKind } from '@portal/contract/enterprise-admission';
import type { EnterpriseDraft } from '@portal/contract/enterprise-application';
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
  /** What the auditor has noted, by field. */
  fieldNotes?: Record<string, string>;
  actorId: string;
  actorName: string;
}

/** What an auditor sent back, and why. */
export interface Returned {
  application: EnterpriseDraft;
  fieldNotes: Record<string, string>;
  opinion: string;
}

/**
 * Audits in two steps: applications for admission, one per account and enterprise, and changes of an admitted
 * enterprise's registration (name, credit code, legal person, licence), one open at a time.
 */
export const enterpriseAudits = pgTable(
  'enterprise_audit',
  {
    ...commonColumns,
    kind: text().$type<AuditKind>().notNull().default('ENTRY'),
    /** The enterprise's row is created with the first submission. */
    enterpriseId: text().notNull(),
    applicantId: text().notNull(),
    state: text().$type<AdmissionState>().notNull(),
    /** 1 is the first audit, 2 the final one. */
    step: integer().notNull().default(1),
    /** An admission has the whole form, a change only its fields. */
    application: jsonb().$type<EnterpriseDraft>().notNull(),
    /** Earlier values: of the fields of a change, or of those changed since the last submission. */
    before: jsonb().$type<EnterpriseDraft>(),
    /** The last return, until it is decided: corrections are held against it. */
    returned: jsonb().$type<Returned>(),
    fieldNotes: jsonb().$type<Record<string, string>>().notNull().default({}),
    opinion: text().notNull().default(''),
    /** Who passed the first audit, and so may not pass the final one. */
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
