import type { Fact } from '@portal/contract/declaration';
import type {
  DeclarationState,
  FactSource,
  ObjectionState,
  RefusalCode,
  Verdict,
} from '@portal/contract/declaration-terms';
import type { RuleResult } from '@portal/contract/policy-rule';
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

/** The file of a material, and the document of the library it was taken from. */
export interface SubmittedFile {
  fileId: string;
  libraryId: string;
}

/** What an officer wants corrected; `before` is the value or the file that stood there. */
export interface FieldNote {
  target: string;
  text: string;
  before: string;
}

/** Checked data and the result of each condition, as they were when it was handed in. */
export interface RuleSnapshot {
  facts: Fact[];
  rules: { ruleId: string; text: string; required: boolean; result: RuleResult }[];
  isExempt: boolean;
}

/** What enterprises declare for the items of policies. */
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
    /** Of the item, when it was begun: whether one declaration a year is all. */
    oncePerYear: boolean().notNull(),
    /** Made by the park because data prove every condition; its enterprise only confirms it. */
    prepared: boolean().notNull().default(false),
    form: jsonb().$type<Record<string, string>>().notNull(),
    /** Where the values come from that were filled in already. */
    prefilled: jsonb().$type<Record<string, FactSource>>().notNull().default({}),
    materials: jsonb().$type<Record<string, SubmittedFile>>().notNull().default({}),
    amountApplyFen: fen().notNull().default(0),
    amountApprovedFen: fen(),
    ruleSnapshot: jsonb().$type<RuleSnapshot>(),
    fieldNotes: jsonb().$type<FieldNote[]>().notNull().default([]),
    status: text().$type<DeclarationState>().notNull(),
    /** How often it was handed in. */
    round: integer().notNull().default(0),
    /** Its place among those that wait; a correction keeps it. */
    submittedAt: instant(),
    dueAt: instant(),
    commitmentSignedAt: instant(),
    /** Who has proposed the amount; somebody else publishes it. */
    passedBy: text(),
    publicityUntil: instant(),
    decidedAt: instant(),
    reasonCode: text().$type<RefusalCode>(),
    reason: text().notNull().default(''),
    payoutAt: instant(),
    payoutRef: text().notNull().default(''),
  },
  (table) => [
    // What was given up leaves its place free.
    uniqueIndex('declaration_once')
      .on(table.itemId, table.enterpriseId, table.year)
      .where(sql`once_per_year and status <> 'CANCELLED'`),
    // What was given up once is not prepared again.
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

/** Experts that were asked for their opinion. */
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
    /** An expert who is related has stepped back and is not asked again. */
    recusedFor: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('declaration_opinion_once').on(table.declarationId, table.expertId),
    index('declaration_opinion_expert').on(table.expertId, table.createdAt),
  ],
);

/** Objections to what is published. */
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

/** Documents an enterprise uploads once; each version stays, so that what was handed in does not change. */
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
    /** The last day it is valid. */
    validTo: date(),
    docVersion: integer().notNull(),
    /** When its enterprise was told that its validity ends. */
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
