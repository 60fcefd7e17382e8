import type { BillLine } from '@portal/contract/billing/bill-price';
import type { HandBillKind, ShareMethod } from '@portal/contract/billing/charge-terms';
import type { HandBillState } from '@portal/contract/billing/hand-bill-lifecycle';
import type { FeeCode } from '@portal/contract/billing/terms';
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
import { commonColumns } from '../../../platform/database/columns.ts';
import { units } from '../../building/building.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { contracts } from '../../lease/lease.table.ts';
import { bills } from '../bill/bill.table.ts';
import { meters } from '../meter/meter.table.ts';

const fen = () => bigint({ mode: 'number' });
const day = () => date({ mode: 'string' });

/** A periodic charge of a contract: a quantity at a price each month, from a day to a day, both included. */
export const charges = pgTable(
  'contract_charge',
  {
    ...commonColumns,
    contractId: text()
      .notNull()
      .references(() => contracts.id),
    feeCode: text().$type<FeeCode>().notNull(),
    /** What the bill says: plate numbers, pallets, the line. */
    note: text().notNull().default(''),
    quantityX100: fen().notNull(),
    unitPriceE4: fen().notNull(),
    from: date('from_day').notNull(),
    /** Null while it has no end of its own. The day before the first means that it was taken back. */
    to: date('to_day'),
  },
  (table) => [
    index('contract_charge_contract').on(table.contractId, table.from, table.id),
    index('contract_charge_fee').on(table.feeCode, table.contractId),
    check('contract_charge_term', sql`to_day is null or to_day >= from_day - 1`),
    check('contract_charge_amount', sql`quantity_x_100 > 0 and unit_price_e_4 >= 0`),
  ],
);

/** A line as somebody wrote it. */
export interface HandLine {
  name: string;
  quantityX100: number;
  unitPriceE4: number;
  amountFen: number;
}

/** Bills and credit notes written by hand, until they are issued. What is issued is a bill or a credit note. */
export const handBills = pgTable(
  'hand_bill',
  {
    ...commonColumns,
    kind: text().$type<HandBillKind>().notNull(),
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    contractId: text().references(() => contracts.id),
    /** The bill that a credit note lowers; null for one that becomes credit of the tenant. */
    billId: text().references(() => bills.id),
    feeCode: text().$type<FeeCode>().notNull(),
    lines: jsonb().$type<HandLine[]>().notNull(),
    amountFen: fen().notNull(),
    dueDate: day(),
    hasLateFee: boolean().notNull().default(false),
    reason: text().notNull(),
    fileId: text().notNull().default(''),
    status: text().$type<HandBillState>().notNull(),
    /** Decided when it is sent: by amount, price and fee item. */
    needsSecond: boolean().notNull().default(false),
    askedBy: text(),
    decidedBy: text(),
    /** Why the second person returned it. */
    returnedFor: text().notNull().default(''),
    /** The bill or the credit note. */
    issuedId: text(),
  },
  (table) => [
    // A keyword is looked for within these.
    index('hand_bill_trigrams').using('gin', table.reason.op('gin_trgm_ops')),
    index('hand_bill_created').on(table.createdAt, table.id),
    index('hand_bill_status').on(table.status, table.createdAt, table.id),
    index('hand_bill_enterprise').on(table.enterpriseId, table.createdAt, table.id),
    check('hand_bill_amount', sql`amount_fen > 0`),
    // The database's own guarantee of the four-eyes principle.
    check(
      'hand_bill_two',
      sql`status <> 'ISSUED' or not needs_second
        or (asked_by is not null and decided_by is not null and asked_by <> decided_by)`,
    ),
    check('hand_bill_issued', sql`(status = 'ISSUED') = (issued_id is not null)`),
  ],
);

/**
 * Credit notes as they were issued. What lowered the bill and what became credit make the amount. A trigger, written by
 * hand in the migration (`credit_note_kept`), rejects every change.
 */
export const creditNotes = pgTable(
  'credit_note',
  {
    ...commonColumns,
    no: text().notNull(),
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    contractId: text(),
    /** The bill that it lowers, if any. */
    billId: text(),
    feeCode: text().$type<FeeCode>().notNull(),
    lines: jsonb().$type<BillLine[]>().notNull(),
    amountFen: fen().notNull(),
    taxFen: fen().notNull(),
    /** What was taken off an unpaid bill. */
    loweredFen: fen().notNull(),
    /** What had been paid and became credit of the tenant. */
    creditedFen: fen().notNull(),
    reason: text().notNull(),
    fileId: text().notNull().default(''),
    /** What caused it, e.g. `handBill:…`; each causes one. */
    source: text().notNull(),
  },
  (table) => [
    uniqueIndex('credit_note_no').on(table.no),
    uniqueIndex('credit_note_source').on(table.source),
    index('credit_note_bill').on(table.billId),
    index('credit_note_enterprise').on(table.enterpriseId, table.createdAt, table.id),
    check(
      'credit_note_sum',
      sql`amount_fen > 0 and lowered_fen >= 0 and credited_fen >= 0 and lowered_fen + credited_fen = amount_fen`,
    ),
  ],
);

/** How the cost of a meter without a tenant is split. */
export const meterShares = pgTable(
  'meter_share',
  {
    ...commonColumns,
    meterId: text()
      .notNull()
      .references(() => meters.id),
    feeCode: text().$type<FeeCode>().notNull(),
    method: text().$type<ShareMethod>().notNull(),
    enabled: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('meter_share_meter').on(table.meterId),
    index('meter_share_fee').on(table.feeCode, table.meterId),
  ],
);

/** The units that bear a part of a shared meter; a unit without a tenant leaves its part to the park. */
export const meterShareUnits = pgTable(
  'meter_share_unit',
  {
    ...commonColumns,
    shareId: text()
      .notNull()
      .references(() => meterShares.id),
    unitId: text()
      .notNull()
      .references(() => units.id),
    /** Shares or heads; for a split by area, the area is read when it is billed. */
    weight: integer().notNull(),
    /** Off once the unit bears nothing any more; its bills stay. */
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('meter_share_unit_once').on(table.shareId, table.unitId),
    check('meter_share_weight', sql`weight > 0`),
  ],
);

export type Charge = typeof charges.$inferSelect;
export type HandBill = typeof handBills.$inferSelect;
export type CreditNote = typeof creditNotes.$inferSelect;
export type MeterShare = typeof meterShares.$inferSelect;
