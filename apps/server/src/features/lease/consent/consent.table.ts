import type { SettlementConsentState } from '@portal/contract/lease/consent-lifecycle';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { contracts } from '../lease.table.ts';
import { moveOuts } from '../move-out/move-out.table.ts';

/** The tenant's answers to settlements that are booked. What they refund waits for the answer. */
export const settlementConsents = pgTable(
  'settlement_consent',
  {
    ...commonColumns,
    moveOutId: text()
      .notNull()
      .references(() => moveOuts.id, { onDelete: 'cascade' }),
    contractId: text()
      .notNull()
      .references(() => contracts.id),
    status: text().$type<SettlementConsentState>().notNull(),
    /** The last moment to answer. */
    answerBy: instant().notNull(),
    answeredAt: instant(),
    objection: text().notNull().default(''),
    reply: text().notNull().default(''),
    /** The signed paper. */
    fileId: text().notNull().default(''),
  },
  (table) => [
    // A settlement is asked about once.
    uniqueIndex('settlement_consent_move_out').on(table.moveOutId),
    index('settlement_consent_contract').on(table.contractId),
    index('settlement_consent_due').on(table.answerBy).where(sql`status = 'WAITING'`),
    index('settlement_consent_objected').on(table.updatedAt).where(sql`status = 'OBJECTED'`),
    check('settlement_consent_signed', sql`status <> 'SIGNED' or file_id <> ''`),
    check(
      'settlement_consent_objection',
      sql`(status not in ('OBJECTED', 'ANSWERED') or objection <> '') and (status <> 'ANSWERED' or reply <> '')`,
    ),
  ],
);

export type SettlementConsent = typeof settlementConsents.$inferSelect;
