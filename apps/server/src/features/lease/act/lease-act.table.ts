import type { LeaseActContent, LeaseActFacts } from '@portal/contract/lease/act';
import { type LeaseActState, leaseActLifecycle } from '@portal/contract/lease/act-lifecycle';
import type { LeaseActBasis, LeaseActKind } from '@portal/contract/lease/act-terms';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant, statusIn } from '../../../platform/database/columns.ts';
import { contracts } from '../lease.table.ts';
import type { KeptPreview } from './preview-act.ts';

export type ActTerms = LeaseActFacts['before'];

/** What the park does to running contracts. The terms before and after stay as they were when it was entered. */
export const leaseActs = pgTable(
  'lease_act',
  {
    ...commonColumns,
    no: text().notNull(),
    contractId: text()
      .notNull()
      .references(() => contracts.id),
    kind: text().$type<LeaseActKind>().notNull(),
    /** The first day of the new terms, or the last day of a contract that ends. */
    from: date('from_day').notNull(),
    basis: text().$type<LeaseActBasis>().notNull(),
    reason: text().notNull(),
    fileId: text().notNull().default(''),
    content: jsonb().$type<LeaseActContent>().notNull(),
    before: jsonb().$type<ActTerms>().notNull(),
    after: jsonb().$type<ActTerms>().notNull(),
    /** Every amount it changes, as it was entered and then as it was booked. */
    preview: jsonb().$type<KeptPreview>().notNull(),
    /** What it books at once: bills and deposit less credit. */
    amountFen: bigint({ mode: 'number' }).notNull(),
    needsSecond: boolean().notNull(),
    askedBy: text().notNull(),
    decidedBy: text(),
    /** The tenant's time to consent. */
    consentBy: instant(),
    remindedOn: date(),
    consentedAt: instant(),
    refusedFor: text().notNull().default(''),
    bookedAt: instant(),
    status: text().$type<LeaseActState>().notNull(),
  },
  (table) => [
    uniqueIndex('lease_act_no').on(table.no),
    // The database decides which of two clerks comes first.
    uniqueIndex('lease_act_open').on(table.contractId).where(statusIn(leaseActLifecycle.groups.open)),
    index('lease_act_contract').on(table.contractId, table.createdAt, table.id),
    index('lease_act_created').on(table.createdAt, table.id),
    index('lease_act_status').on(table.status, table.createdAt, table.id),
    // The database's own guarantee of the four-eyes principle.
    check(
      'lease_act_two',
      sql`status not in ('READY', 'BOOKED', 'STOPPED') or not needs_second
        or (decided_by is not null and decided_by <> asked_by)`,
    ),
  ],
);

export type LeaseAct = typeof leaseActs.$inferSelect;
