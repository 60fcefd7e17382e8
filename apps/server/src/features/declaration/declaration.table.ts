import type { Fact } from '@portal/contract/declaration/public';
import type {
  DeclarationState,
  FactSource,
  ObjectionState,
  RefusalCode,
  Verdict,
} from '@portal/contract/declaration/terms';
import type { RuleResult } from '@portal/contract/policy/rule';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { declareItems } from '../policy/declare-item.table.ts';

const fen = () => bigint({ mode: 'number' });

/** The file of a material, and the library document it was taken from. */
export interface SubmittedFile {
  fileId: string;
  libraryId: string;
}

/** A correction an officer asks for; `before` is the previous value or file. */
export interface FieldNote {
  target: string;
  text: string;
  before: string;
}

/** Verified data and the result of each condition at the time of submission. */
export interface RuleSnapshot {
  facts: Fact[];
  rules: { ruleId: string; text: string; required: boolean; result: RuleResult }[];
  isExempt: boolean;
}

/** Enterprises' applications for policy items. */
export const declarations = pgTable(
  'declaration',
  {
    ...commonColumns,
    itemId: text()
      .notNull()
      .references(() => declareItems.id),
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    applicantId: text()
      .notNull()
      .references(() => users.id),
    year: integer().notNull(),
    /** Copied from the item at the start: whether only one application per year is allowed. */
    oncePerYear: boolean().notNull(),
    /** Prepared by the park because data prove every condition; the enterprise only has to confirm it. */
    prepared: boolean().notNull().default(false),
    form: jsonb().$type<Record<string, string>>().notNull(),
    /** Sources of the prefilled values. */
    prefilled: jsonb().$type<Record<string, FactSource>>().notNull().default({}),
    materials: jsonb().$type<Record<string, SubmittedFile>>().notNull().default({}),
    amountApplyFen: fen().notNull().default(0),
    amountApprovedFen: fen(),
    ruleSnapshot: jsonb().$type<RuleSnapshot>(),
    fieldNotes: jsonb().$type<FieldNote[]>().notNull().default([]),
    status: text().$type<DeclarationState>().notNull(),
    /** Number of submissions. */
    round: integer().notNull().default(0),
    /** Determines its place in the queue; kept after a correction. */
    submittedAt: instant(),
    dueAt: instant(),
    commitmentSignedAt: instant(),
    /** The person who proposed the amount; someone else publishes it. */
    passedBy: text(),
    publicityUntil: instant(),
    decidedAt: instant(),
    reasonCode: text().$type<RefusalCode>(),
    reason: text().notNull().default(''),
    payoutAt: instant(),
    payoutRef: text().notNull().default(''),
  },
  (table) => [
    // A cancelled application doesn't block a new one.
    uniqueIndex('declaration_once')
      .on(table.itemId, table.enterpriseId, table.year)
      .where(sql`once_per_year and status <> 'CANCELLED'`),
    // A prepared application that was cancelled isn't prepared again.
    uniqueIndex('declaration_prepared_once')
      .on(table.itemId, table.enterpriseId, table.year)
      .where(sql`prepared`),
    index('declaration_own').on(table.enterpriseId, table.updatedAt, table.id),
    index('declaration_item').on(table.itemId, table.status),
    index('declaration_due').on(table.dueAt, table.id),
    index('declaration_submitted').on(table.submittedAt.desc().nullsLast(), table.id.desc().nullsLast()),
    index('declaration_clock').on(table.status, table.dueAt).where(sql`status in ('RETURNED', 'PUBLICITY')`),
    check('declaration_amount', sql`amount_apply_fen >= 0 and amount_approved_fen >= 0`),
    check(
      'declaration_paid',
      sql`status <> 'PAID_OUT' or (payout_at is not null and amount_approved_fen is not null)`,
    ),
  ],
);
export type Declaration = typeof declarations.$inferSelect;

/** Experts asked for their opinion. */
export const declarationOpinions = pgTable(
  'declaration_opinion',
  {
    ...commonColumns,
    declarationId: text()
      .notNull()
      .references(() => declarations.id),
    expertId: text()
      .notNull()
      .references(() => users.id),
    verdict: text().$type<Verdict>(),
    amountFen: fen(),
    opinion: text().notNull().default(''),
    givenAt: instant(),
    /** Reason of an expert who recused themselves and isn't asked again. */
    recusedFor: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('declaration_opinion_once').on(table.declarationId, table.expertId),
    index('declaration_opinion_expert').on(table.expertId, table.createdAt),
  ],
);

/** Objections during the publicity period. */
export const declarationObjections = pgTable(
  'declaration_objection',
  {
    ...commonColumns,
    declarationId: text()
      .notNull()
      .references(() => declarations.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    contact: text().notNull(),
    status: text().$type<ObjectionState>().notNull(),
    answer: text().notNull().default(''),
  },
  (table) => [
    index('declaration_objection_of').on(table.declarationId, table.createdAt),
    uniqueIndex('declaration_objection_open')
      .on(table.declarationId, table.userId)
      .where(sql`status = 'OPEN'`),
  ],
);

/** Documents an enterprise uploads once. Every version is kept, so that submitted applications don't change. */
export const materialLibrary = pgTable(
  'material_library',
  {
    ...commonColumns,
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    code: text().notNull(),
    name: text().notNull(),
    fileId: text().notNull(),
    /** Last day of validity. */
    validTo: date(),
    docVersion: integer().notNull(),
    /** When the enterprise was notified that it expires. */
    remindedAt: instant(),
  },
  (table) => [
    uniqueIndex('material_library_version').on(table.enterpriseId, table.code, table.docVersion),
    index('material_library_validity')
      .on(table.validTo)
      .where(sql`valid_to is not null and reminded_at is null`),
  ],
);
export type LibraryRecord = typeof materialLibrary.$inferSelect;
