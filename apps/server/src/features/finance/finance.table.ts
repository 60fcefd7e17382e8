import type {
  ConsentScope,
  FinancingState,
  FinProductKind,
  FinProductState,
  InstitutionKind,
  InstitutionState,
  VentureStage,
} from '@portal/contract/finance/terms';
import type { RepayWay } from '@portal/contract/finance/total-cost';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { type PolicyRule, policies } from '../policy/policy.table.ts';

const fen = () => bigint({ mode: 'number' });

/** Enterprises in their role as providers of finance. */
export const institutions = pgTable(
  'fin_institution',
  {
    ...commonColumns,
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    name: text().notNull(),
    kind: text().$type<InstitutionKind>().notNull(),
    licenceNo: text().notNull(),
    regions: text().notNull(),
    ticketFromFen: fen().notNull(),
    ticketToFen: fen().notNull(),
    stages: text().array().$type<VentureStage[]>().notNull(),
    intro: text().notNull(),
    contactName: text().notNull(),
    contactPhone: text().notNull(),
    status: text().$type<InstitutionState>().notNull(),
    /** Reason of the last return or suspension. */
    reason: text().notNull().default(''),
    submittedAt: instant(),
    /** When it was first approved. */
    openedAt: instant(),
  },
  (table) => [
    uniqueIndex('fin_institution_enterprise').on(table.enterpriseId),
    index('fin_institution_submitted').on(table.submittedAt.desc().nullsLast(), table.id.desc().nullsLast()),
    index('fin_institution_open').on(table.openedAt, table.id).where(sql`status = 'OPEN'`),
  ],
);

export const finProducts = pgTable(
  'fin_product',
  {
    ...commonColumns,
    institutionId: text()
      .notNull()
      .references(() => institutions.id),
    name: text().notNull(),
    kind: text().$type<FinProductKind>().notNull(),
    intro: text().notNull(),
    amountFromFen: fen().notNull(),
    amountToFen: fen().notNull(),
    ratePpmFrom: integer().notNull(),
    ratePpmTo: integer().notNull(),
    termMonthsFrom: integer().notNull(),
    termMonthsTo: integer().notNull(),
    feePpm: integer().notNull(),
    subsidyPpm: integer().notNull(),
    repay: text().$type<RepayWay>().notNull(),
    guarantee: text().notNull(),
    materials: text().array().notNull(),
    conditions: jsonb().$type<PolicyRule[]>().notNull(),
    subsidyPolicyId: text().references(() => policies.id),
    /** Sort key of products: yearly cost in ppm at the lowest rate and longest term; null for anything but loans. */
    costPpm: integer(),
    status: text().$type<FinProductState>().notNull(),
    /** Reason of the last refusal or takedown. */
    reason: text().notNull().default(''),
    submittedAt: instant(),
    publishedAt: instant(),
  },
  (table) => [
    index('fin_product_cost').on(table.costPpm, table.id).where(sql`status = 'ON'`),
    index('fin_product_published')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'ON'`),
    index('fin_product_own').on(
      table.institutionId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('fin_product_submitted').on(table.submittedAt.desc().nullsLast(), table.id.desc().nullsLast()),
    check(
      'fin_product_ranges',
      sql`amount_from_fen <= amount_to_fen and rate_ppm_from <= rate_ppm_to and term_months_from <= term_months_to`,
    ),
  ],
);

export const finApplications = pgTable(
  'fin_application',
  {
    ...commonColumns,
    /** Shared by the applications written together. */
    batchId: text().notNull(),
    productId: text()
      .notNull()
      .references(() => finProducts.id),
    institutionId: text()
      .notNull()
      .references(() => institutions.id),
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    amountFen: fen().notNull(),
    termMonths: integer().notNull(),
    purpose: text().notNull(),
    approvedFen: fen(),
    approvedPpm: integer(),
    approvedMonths: integer(),
    /** The latest supplement. */
    supplement: text().notNull().default(''),
    supplementFileId: text().notNull().default(''),
    status: text().$type<FinancingState>().notNull(),
    /** Reason for the refusal, or what the institution asks for. */
    reason: text().notNull().default(''),
    submittedAt: instant(),
    /** Expires then unless someone acts; null if no action is awaited. */
    dueAt: instant(),
  },
  (table) => [
    index('fin_application_own').on(
      table.enterpriseId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('fin_application_received').on(
      table.institutionId,
      table.submittedAt.desc().nullsLast(),
      table.id.desc().nullsLast(),
    ),
    index('fin_application_submitted').on(table.submittedAt.desc().nullsLast(), table.id.desc().nullsLast()),
    index('fin_application_due').on(table.dueAt).where(sql`due_at is not null`),
    // An enterprise may have only one open application per product.
    uniqueIndex('fin_application_open')
      .on(table.enterpriseId, table.productId)
      .where(
        sql`status in ('DRAFT', 'SUBMITTED', 'ACCEPTED', 'MATERIAL', 'DUE_DILIGENCE', 'APPROVED', 'SIGNED')`,
      ),
    check('fin_application_approved', sql`(approved_fen is null) = (approved_ppm is null)`),
  ],
);

/** What an applicant lets one institution read for one application. */
export const finConsents = pgTable(
  'fin_consent',
  {
    ...commonColumns,
    applicationId: text()
      .notNull()
      .references(() => finApplications.id),
    institutionId: text()
      .notNull()
      .references(() => institutions.id),
    scopes: text().array().$type<ConsentScope[]>().notNull(),
    days: integer().notNull(),
    /** Last day of the consent. */
    until: date({ mode: 'string' }).notNull(),
    revokedAt: instant(),
    views: integer().notNull().default(0),
    lastViewedAt: instant(),
  },
  (table) => [
    uniqueIndex('fin_consent_application').on(table.applicationId),
    index('fin_consent_until').on(table.until).where(sql`revoked_at is null`),
  ],
);

export type InstitutionRecord = typeof institutions.$inferSelect;
export type FinProductRecord = typeof finProducts.$inferSelect;
export type FinApplicationRecord = typeof finApplications.$inferSelect;
export type FinConsentRecord = typeof finConsents.$inferSelect;
