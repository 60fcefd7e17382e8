import type { BillLine, FeeNames } from '@portal/contract/billing/bill-price';
import type {
  BillState,
  ChangeKind,
  ChangeState,
  ExceptionKind,
  FeeCode,
  RunState,
} from '@portal/contract/billing/terms';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';

const fen = () => bigint({ mode: 'number' });
const day = () => date({ mode: 'string' });

/** An objection and its answer; times are epoch milliseconds. */
export interface Objection {
  reason: string;
  fileId: string;
  at: number;
  by: string;
  dueAt: number;
  reply: string;
  decidedAt: number | null;
  isUpheld: boolean | null;
}

/** What a bill keeps of a fee item of the park's own. */
export interface OwnFee {
  names: FeeNames;
  unit: string;
}

/** Why a bill was made by hand, and the file that proves it; empty if there is none. */
export interface ByHand {
  reason: string;
  fileId: string;
}

interface Registers {
  readingX100: number;
  tou: { peakX100: number; flatX100: number; valleyX100: number } | null;
}

/** A reading that is corrected after it was billed. */
export interface ReadingChange {
  readingId: string;
  before: Registers;
  after: Registers;
}

/** A month's billing, done in the background in batches; its progress is stored here. */
export const billRuns = pgTable(
  'bill_run',
  {
    ...commonColumns,
    period: text().notNull(),
    feeCodes: text().array().$type<FeeCode[]>().notNull(),
    status: text().$type<RunState>().notNull(),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    /** Progress: index of the current fee, and the last source processed. */
    feeAt: integer().notNull().default(0),
    sourceAt: text().notNull().default(''),
  },
  (table) => [
    // One open run per month, as two would work on the same drafts. The system's own deposit runs are separate.
    uniqueIndex('bill_run_open')
      .on(table.period, sql`(created_by is null)`)
      .where(sql`status in ('RUNNING', 'READY', 'ISSUING')`),
    index('bill_run_created').on(table.createdAt, table.id),
  ],
);

export const bills = pgTable(
  'bill',
  {
    ...commonColumns,
    no: text().notNull(),
    enterpriseId: text().notNull(),
    /** The source of the bill: a contract, a meter, a unit's part of one, or what made it by hand (`handBill:…`). */
    sourceId: text().notNull(),
    contractId: text(),
    meterId: text(),
    unitId: text().notNull(),
    /** Building and unit number at the time of billing. */
    place: text().notNull(),
    roomNo: text().notNull(),
    feeCode: text().$type<FeeCode>().notNull(),
    /** Name and unit of a fee item of the park's own when the bill was made; null for a fixed fee. */
    ownFee: jsonb().$type<OwnFee>(),
    /** Why it was made by hand and what proves it; null for a bill of a run. */
    byHand: jsonb().$type<ByHand>(),
    period: text().notNull(),
    runId: text(),
    lines: jsonb().$type<BillLine[]>().notNull(),
    principalFen: fen().notNull(),
    adjustFen: fen().notNull().default(0),
    /** Rate of the fee when the bill was made. */
    taxPpm: integer().notNull().default(0),
    /**
     * The tax within principal and adjustment, half up. A trigger, written by hand in the migration (`bill_tax`), keeps
     * it whatever changes them.
     */
    taxFen: fen().notNull().default(0),
    paidFen: fen().notNull().default(0),
    /** The part of `paidFen` that paid late fee. */
    paidLateFen: fen().notNull().default(0),
    refundedFen: fen().notNull().default(0),
    /** Late fee accrued up to the last payment in part, and the number of late days it covers. */
    lateAccruedFen: fen().notNull().default(0),
    lateAccruedDays: integer().notNull().default(0),
    lateFeePpmPerDay: integer().notNull(),
    lateFreeDays: integer().notNull().default(0),
    lateFrozenOn: day(),
    /** Under a plan of instalments: the day of its next line, and the day from which no late fee runs. */
    planDueOn: day(),
    planFrozenOn: day(),
    /** Late fee of a paid bill. */
    settledLateFen: fen(),
    issueDate: day(),
    dueDate: day(),
    /** Its contract's rule for the due date, which is set with the issue; null for the usual one. */
    dueDay: integer(),
    dueDays: integer(),
    status: text().$type<BillState>().notNull(),
    /** State before payment began. */
    heldFrom: text().$type<BillState>(),
    payOrderId: text(),
    remindedOn: day(),
    objection: jsonb().$type<Objection>(),
    /** The bill that replaced it after an objection. */
    successorId: text(),
  },
  (table) => [
    uniqueIndex('bill_no').on(table.no),
    // Numbers are looked for by their beginnings.
    index('bill_no_begins').on(table.no.op('text_pattern_ops')),
    // Only one valid bill, however often a month is billed.
    uniqueIndex('bill_once').on(table.sourceId, table.feeCode, table.period).where(sql`status <> 'VOID'`),
    // What was written off or discarded is asked for by its source, too.
    index('bill_void_source').on(table.sourceId, table.feeCode, table.period).where(sql`status = 'VOID'`),
    index('bill_by_hand_contract').on(table.contractId).where(sql`source_id like '%:%'`),
    // Whatever makes a bill by hand makes one.
    uniqueIndex('bill_by_hand').on(table.sourceId).where(sql`source_id like '%:%'`),
    index('bill_created').on(table.createdAt, table.id),
    index('bill_due').on(table.dueDate, table.id),
    index('bill_plan_due').on(table.planDueOn).where(sql`plan_due_on is not null`),
    index('bill_status_created').on(table.status, table.createdAt, table.id),
    index('bill_status_due').on(table.status, table.dueDate, table.id),
    index('bill_fee_created').on(table.feeCode, table.createdAt, table.id),
    index('bill_enterprise_due').on(table.enterpriseId, table.dueDate, table.id),
    index('bill_enterprise_period').on(table.enterpriseId, table.period, table.id),
    index('bill_enterprise_created').on(table.enterpriseId, table.createdAt, table.id),
    index('bill_enterprise_status').on(table.enterpriseId, table.status, table.dueDate, table.id),
    index('bill_unit_status').on(table.unitId, table.status),
    index('bill_run_status').on(table.runId, table.status, table.feeCode),
    index('bill_meter').on(table.meterId, table.period),
    index('bill_period_created').on(table.period, table.createdAt, table.id),
    index('bill_period_due').on(table.period, table.dueDate, table.id),
    index('bill_period_status').on(table.period, table.status, table.createdAt, table.id),
    check('bill_paid', sql`paid_fen >= 0 and refunded_fen >= 0 and refunded_fen <= paid_fen`),
    check('bill_paid_late', sql`paid_late_fen between 0 and paid_fen`),
    check('bill_principal', sql`principal_fen >= 0 and principal_fen + adjust_fen >= 0`),
  ],
);

/**
 * Number of bills per state: in total, per month and per run, each also per fee, and of the issued ones per enterprise.
 * Triggers on `bill` insert a row per change; a job merges them.
 */
export const billCounts = pgTable(
  'bill_count',
  {
    /** `all`, a month or a run id, optionally followed by a fee; or an enterprise id. */
    scope: text().notNull(),
    status: text().$type<BillState>().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('bill_count_scope').on(table.scope)],
);

/** Sources a run couldn't bill, or billed with a warning. */
export const runExceptions = pgTable(
  'bill_run_exception',
  {
    id: text().primaryKey(),
    runId: text()
      .notNull()
      .references(() => billRuns.id, { onDelete: 'cascade' }),
    kind: text().$type<ExceptionKind>().notNull(),
    feeCode: text().$type<FeeCode>().notNull(),
    sourceId: text().notNull(),
    meterNo: text().notNull(),
    place: text().notNull(),
    enterpriseId: text(),
    usageX100: fen(),
    lastYearX100: fen(),
    billId: text(),
  },
  (table) => [
    uniqueIndex('bill_run_exception_once').on(table.runId, table.sourceId, table.feeCode, table.kind),
    index('bill_run_exception_kind').on(table.runId, table.kind, table.id),
  ],
);

/** Adjustments and write-offs: requested by one person, decided by another. */
export const billChanges = pgTable(
  'bill_change',
  {
    ...commonColumns,
    billId: text()
      .notNull()
      .references(() => bills.id),
    kind: text().$type<ChangeKind>().notNull(),
    amountFen: fen().notNull(),
    reason: text().notNull(),
    askedBy: text().notNull(),
    decidedBy: text(),
    status: text().$type<ChangeState>().notNull(),
    /** The wrong and the right registers of a billed month; null for other changes. */
    correction: jsonb().$type<ReadingChange>(),
  },
  (table) => [
    uniqueIndex('bill_change_open').on(table.billId).where(sql`status = 'ASKED'`),
    index('bill_change_bill').on(table.billId),
    check('bill_change_correction', sql`(kind = 'CORRECT_READING') = (correction is not null)`),
    // The database's own guarantee of the four-eyes principle.
    check('bill_change_two', sql`status not in ('APPROVED', 'REFUSED') or decided_by <> asked_by`),
  ],
);

/** Wrong guesses by guests looking up a bill or a meter, by IP address; kept for an hour. */
export const billGuesses = pgTable(
  'bill_guess',
  { id: text().primaryKey(), address: text().notNull(), at: instant().notNull() },
  (table) => [index('bill_guess_address').on(table.address, table.at)],
);

export type Bill = typeof bills.$inferSelect;
export type BillRunRow = typeof billRuns.$inferSelect;
export type BillChangeRow = typeof billChanges.$inferSelect;
