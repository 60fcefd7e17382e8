import type { Payee } from '@portal/contract/payment/payee';
import type {
  PayAttemptState,
  PayChannelCode,
  PayKind,
  PayOrderState,
  RefundSource,
  RefundState,
} from '@portal/contract/payment/terms';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';

const fen = () => bigint({ mode: 'number' });

export const payOrders = pgTable(
  'pay_order',
  {
    ...commonColumns,
    no: text().notNull(),
    kind: text().$type<PayKind>().notNull(),
    /** Title of the first item; lists show it with the number of further items. */
    title: text().notNull(),
    itemCount: integer().notNull(),
    /** Null for guests, who access the order with a key. */
    payerUserId: text(),
    payerEnterpriseId: text(),
    guestKeyHash: text(),
    payerName: text().notNull(),
    totalFen: fen().notNull(),
    refundedFen: fen().notNull().default(0),
    channel: text().$type<PayChannelCode>(),
    status: text().$type<PayOrderState>().notNull(),
    expireAt: instant().notNull(),
    successAt: instant(),
    tradeNo: text(),
  },
  (table) => [
    uniqueIndex('pay_order_no').on(table.no),
    index('pay_order_no_begins').on(table.no.op('text_pattern_ops')),
    uniqueIndex('pay_order_guest').on(table.guestKeyHash),
    // A keyword is looked for within these.
    index('pay_order_trigrams').using(
      'gin',
      table.no.op('gin_trgm_ops'),
      table.payerName.op('gin_trgm_ops'),
      table.tradeNo.op('gin_trgm_ops'),
    ),
    index('pay_order_created').on(table.createdAt, table.id),
    index('pay_order_status').on(table.status, table.createdAt, table.id),
    index('pay_order_payer').on(table.payerUserId, table.createdAt, table.id),
    index('pay_order_enterprise').on(table.payerEnterpriseId, table.createdAt, table.id),
    index('pay_order_success').on(table.successAt),
    index('pay_order_open').on(table.expireAt).where(sql`status in ('CREATED', 'PAYING')`),
    check('pay_order_sums', sql`total_fen > 0 and refunded_fen between 0 and total_fen`),
  ],
);
export type PayOrder = typeof payOrders.$inferSelect;

export const payItems = pgTable(
  'pay_item',
  {
    id: text().primaryKey(),
    payOrderId: text()
      .notNull()
      .references(() => payOrders.id),
    position: integer().notNull(),
    kind: text().$type<PayKind>().notNull(),
    bizId: text().notNull(),
    title: text().notNull(),
    note: text().notNull(),
    calculation: text().array().notNull().default(sql`'{}'`),
    amountFen: fen().notNull(),
    refundedFen: fen().notNull().default(0),
    /** Whether the order is for the part that was due next. */
    isPart: boolean().notNull().default(false),
    /** True while its order holds the item against all others. */
    isHeld: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('pay_item_order').on(table.payOrderId, table.position),
    index('pay_item_biz').on(table.kind, table.bizId),
    uniqueIndex('pay_item_held').on(table.kind, table.bizId).where(sql`is_held`),
    check('pay_item_sums', sql`amount_fen > 0 and refunded_fen between 0 and amount_fen`),
  ],
);
export type PayItemRow = typeof payItems.$inferSelect;

/** One attempt at one channel. */
export const payAttempts = pgTable(
  'pay_attempt',
  {
    ...commonColumns,
    payOrderId: text()
      .notNull()
      .references(() => payOrders.id),
    /** Our number of the attempt at the channel. */
    no: text().notNull(),
    channel: text().$type<PayChannelCode>().notNull(),
    status: text().$type<PayAttemptState>().notNull(),
    amountFen: fen().notNull(),
    /** The amount paid according to the channel. */
    paidFen: fen(),
    tradeNo: text(),
    paidAt: instant(),
    qrText: text(),
    pageUrl: text(),
    remittanceCode: text(),
    failReason: text().notNull().default(''),
    /** When to ask the channel again; null if there is nothing to ask. */
    askAt: instant(),
  },
  (table) => [
    uniqueIndex('pay_attempt_no').on(table.no),
    index('pay_attempt_order').on(table.payOrderId, table.createdAt),
    uniqueIndex('pay_attempt_trade').on(table.channel, table.tradeNo),
    uniqueIndex('pay_attempt_remittance').on(table.remittanceCode),
    index('pay_attempt_ask').on(table.askAt).where(sql`ask_at is not null`),
  ],
);
export type PayAttemptRow = typeof payAttempts.$inferSelect;

/** Notices with a valid signature, stored once each. */
export const payNotices = pgTable(
  'pay_notice',
  {
    id: text().primaryKey(),
    channel: text().$type<PayChannelCode>().notNull(),
    /** The channel's own number for the notice. */
    noticeId: text().notNull(),
    body: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('pay_notice_once').on(table.channel, table.noticeId)],
);

export const refundOrders = pgTable(
  'refund_order',
  {
    ...commonColumns,
    no: text().notNull(),
    /** Our number of the refund at the channel. */
    channelNo: text().notNull(),
    /** Null, with the attempt, for money that no order received: it goes to a named account. */
    payOrderId: text().references(() => payOrders.id),
    attemptId: text().references(() => payAttempts.id),
    /** The tenant whose credit it pays back; null for refunds of an order. */
    enterpriseId: text(),
    /** The named account that it is transferred to by hand; null for the channel it came from. */
    payee: jsonb().$type<Payee>(),
    proofFileId: text().notNull().default(''),
    /** The settlement that names it; empty for others. */
    causeId: text().notNull().default(''),
    source: text().$type<RefundSource>().notNull(),
    status: text().$type<RefundState>().notNull(),
    amountFen: fen().notNull(),
    /** The items it refunds; empty for money that belongs to none. */
    items: jsonb().$type<{ itemId: string; amountFen: number }[]>().notNull(),
    reason: text().notNull(),
    applicantId: text(),
    approverIds: text().array().notNull().default(sql`'{}'`),
    answer: text().notNull().default(''),
    isByHand: boolean().notNull().default(false),
    /**
     * Set once the channel has the refund; from then on it is asked for the state instead of being sent the refund
     * again.
     */
    isSent: boolean().notNull().default(false),
    channelRefundNo: text(),
    failReason: text().notNull().default(''),
    askAt: instant(),
  },
  (table) => [
    uniqueIndex('refund_order_no').on(table.no),
    uniqueIndex('refund_order_channel_no').on(table.channelNo),
    index('refund_order_pay').on(table.payOrderId),
    index('refund_order_status').on(table.status, table.createdAt, table.id),
    index('refund_order_created').on(table.createdAt, table.id),
    index('refund_order_ask').on(table.askAt).where(sql`ask_at is not null`),
    index('refund_order_cause').on(table.causeId).where(sql`cause_id <> ''`),
    index('refund_order_enterprise').on(table.enterpriseId).where(sql`enterprise_id is not null`),
    check('refund_order_amount', sql`amount_fen > 0`),
    check(
      'refund_order_target',
      sql`(pay_order_id is null) = (attempt_id is null) and (pay_order_id is not null or payee is not null)`,
    ),
    // The database's own guarantee of two persons for money that goes to another account.
    check(
      'refund_order_payee_two',
      sql`payee is null or status in ('APPLIED', 'REJECTED', 'WITHDRAWN') or (
        applicant_id is not null and cardinality(approver_ids) > 0 and applicant_id <> all (approver_ids))`,
    ),
  ],
);
export type RefundRow = typeof refundOrders.$inferSelect;
