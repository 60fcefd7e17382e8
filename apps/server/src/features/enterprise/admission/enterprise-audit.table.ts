import type { AdmissionEvent, AdmissionState } from '@portal/contract/enterprise-admission';
import type { EnterpriseDraft } from '@portal/contract/enterprise-application';
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
  actorId: string;
  actorName: string;
}

/** Applications for admission to the park, one an account and an enterprise. */
export const enterpriseAudits = pgTable(
  'enterprise_audit',
  {
    ...commonColumns,
    /** The enterprise's row is made when the application is first handed in. */
    enterpriseId: text().notNull(),
    applicantId: text().notNull(),
    state: text().$type<AdmissionState>().notNull(),
    /** 1 first, 2 final audit. */
    step: integer().notNull().default(1),
    application: jsonb().$type<EnterpriseDraft>().notNull(),
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
    uniqueIndex('enterprise_audit_applicant').on(table.applicantId),
    uniqueIndex('enterprise_audit_enterprise').on(table.enterpriseId),
    index('enterprise_audit_queue').on(table.state, table.dueAt),
  ],
);
