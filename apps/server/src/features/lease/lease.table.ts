import type { FeeCode } from '@portal/contract/billing/terms';
import type { MoveOutLineKind } from '@portal/contract/lease/move-out-terms';
import type { ContractKind, ContractState, RequestKind, RequestState } from '@portal/contract/lease/terms';
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
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { units } from '../building/building.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';

const fen = () => bigint({ mode: 'number' });

/** A rent rise from a day on, in hundredths of a percent. */
export interface Escalation {
  from: string;
  pctX100: number;
}

/** Terms agreed later through a request, which apply from a day on; later rises build on them. */
export interface Amendment {
  from: string;
  rentFenPerMonth: number;
  propertyFeeFenPerM2Month: number;
  requestId: string;
  /** The park's act that agreed them, if it wasn't a request. */
  actId?: string;
}

/** A pay cycle agreed later, from the first day of a month on. */
export interface CycleChange {
  from: string;
  payCycle: number;
}

/** A line of the settlement of a leaving enterprise, with its calculation; what is taken is negative. */
export interface SettlementLine {
  /** The bill it comes from; null for a deposit, which several bills may have paid. */
  billId: string | null;
  feeCode: FeeCode | null;
  /** The days paid for but not used; null for others. */
  term: { from: string; to: string } | null;
  amountFen: number;
  formulaText: string;
  /** Absent in settlements from before bills and deductions were part of them. */
  kind?: MoveOutLineKind;
  /** What is deducted, or the number of the bill. */
  name?: string;
}

/** The first and last day of the term are both included. */
export const contracts = pgTable(
  'lease_contract',
  {
    ...commonColumns,
    no: text().notNull(),
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    kind: text().$type<ContractKind>().notNull(),
    from: date('from_day').notNull(),
    to: date('to_day').notNull(),
    rentFenPerMonth: fen().notNull(),
    payCycle: integer().notNull(),
    freeDays: integer().notNull(),
    depositFen: fen().notNull(),
    /** Deposit received so far, and the bills that paid it. */
    depositPaidFen: fen().notNull().default(0),
    depositBillIds: text().array().notNull().default([]),
    escalations: jsonb().$type<Escalation[]>().notNull(),
    amendments: jsonb().$type<Amendment[]>().notNull().default([]),
    /** Later pay cycles in chronological order. */
    cycles: jsonb().$type<CycleChange[]>().notNull().default([]),
    propertyFeeFenPerM2Month: integer().notNull(),
    lateFeePpmPerDay: integer().notNull(),
    noticeDays: integer().notNull(),
    /** Days before their month on which rent and fixed fees are billed; 0 for after it. */
    billAheadDays: integer().notNull().default(0),
    /** The day of a month on which bills are due; null if they are due some days after their issue. */
    dueDay: integer(),
    dueDays: integer().notNull().default(15),
    fileId: text().notNull().default(''),
    /** The first day that is billed here, if the days before were billed elsewhere. */
    billedFrom: date(),
    /** The same for the property fee and charges, if it is another day than the rent's. */
    feesBilledFrom: date(),
    /** The contract this one renews. */
    parentContractId: text(),
    status: text().$type<ContractState>().notNull(),
    signBy: instant(),
    signedAt: instant(),
    /** Who took it over from the one who drafted it; null while that one has it. */
    handlerId: text(),
    /** Why the enterprise returned it. */
    refusedFor: text().notNull().default(''),
    leaveOn: date(),
    handover: text().notNull().default(''),
    deductFen: fen().notNull().default(0),
    /** Refund lines; `refundFen` is their sum. */
    settlement: jsonb().$type<SettlementLine[]>().notNull().default([]),
    refundFen: fen(),
    /** The last day in force, if before the end of the term. */
    endedOn: date(),
  },
  (table) => [
    uniqueIndex('lease_contract_no').on(table.no),
    index('lease_contract_no_begins').on(table.no.op('text_pattern_ops')),
    index('lease_contract_enterprise').on(table.enterpriseId, table.to, table.id),
    index('lease_contract_end').on(table.to, table.id),
    index('lease_contract_created').on(table.createdAt, table.id),
    index('lease_contract_unsettled')
      .on(table.status, table.to)
      .where(sql`status in ('TO_SIGN', 'SIGNED', 'ACTIVE', 'EXPIRING')`),
    index('lease_contract_parent').on(table.parentContractId),
    check('lease_contract_term', sql`from_day < to_day`),
    check(
      'lease_contract_due',
      sql`(due_day is null or due_day between 1 and 31) and due_days > 0 and bill_ahead_days >= 0`,
    ),
  ],
);

/**
 * The units of a contract. An exclusion constraint, written by hand in the migration (`lease_unit_free`), prevents two
 * contracts from holding a unit on the same days.
 */
export const contractUnits = pgTable(
  'lease_unit',
  {
    contractId: text()
      .notNull()
      .references(() => contracts.id),
    unitId: text()
      .notNull()
      .references(() => units.id),
    from: date('from_day').notNull(),
    /** The last day it is held. */
    to: date('to_day').notNull(),
    /** Set when the contract is sent, cleared if it comes to nothing. */
    isHeld: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.unitId] }),
    index('lease_unit_unit').on(table.unitId, table.from),
  ],
);

/** Enterprises' requests about their contracts; one of each kind at a time. */
export const leaseRequests = pgTable(
  'lease_request',
  {
    ...commonColumns,
    contractId: text()
      .notNull()
      .references(() => contracts.id),
    kind: text().$type<RequestKind>().notNull(),
    userId: text().notNull(),
    requestText: text().notNull(),
    /** The requested day of leaving, or the new end for a renewal. */
    requestedDay: date(),
    answer: text().notNull().default(''),
    status: text().$type<RequestState>().notNull(),
  },
  (table) => [
    uniqueIndex('lease_request_open')
      .on(table.contractId, table.kind)
      .where(sql`status in ('SUBMITTED', 'HANDLING')`),
    index('lease_request_contract').on(table.contractId, table.createdAt),
    index('lease_request_created').on(table.createdAt, table.id),
  ],
);

export type Contract = typeof contracts.$inferSelect;
export type LeaseRequest = typeof leaseRequests.$inferSelect;
