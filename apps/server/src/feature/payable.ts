import type { PayKind } from '@portal/contract/payment-terms';
import type { Db } from '../platform/database/database.ts';
import type { WriteContext } from '../platform/http/context.ts';

/** What is due of one thing, in integer fen, as of now. */
export interface Due {
  bizId: string;
  /** What the payer reads on order, receipt and statement. */
  title: string;
  note: string;
  /** How it was calculated: a line each of quantity × price. */
  calculation?: string[];
  /** Of the enterprise, whose other members may pay too; null for what a user pays alone. */
  enterpriseId: string | null;
  amountFen: number;
  /** PAID needs nothing more; GONE cannot be paid any more, or not now. */
  state: 'DUE' | 'PAID' | 'GONE';
}

export interface PaidItem {
  bizId: string;
  amountFen: number;
}

/** What an invoice calls an item, and the tax within its amount, in millionths. */
export interface Taxed {
  bizId: string;
  name: string;
  taxPpm: number;
}

/**
 * What a feature lets be paid. Everything runs in the transaction of the payment, so that money and effect are written
 * together or not at all. Each function may meet the same call twice and does nothing the second time.
 */
export interface Payable {
  kind: PayKind;
  /** How long an order for it is open. */
  minutes: number;
  /** Not by what takes days, as a bank transfer does. */
  isQuick?: boolean;
  /** The page that shows what was paid for. */
  link: string;
  /** Locks what the caller may pay of these; the system, which is no caller, may all. Others are left out. */
  due(tx: Db, ctx: WriteContext, ids: readonly string[]): Promise<Due[]>;
  /** An order is open for them. */
  hold?(tx: Db, ctx: WriteContext, ids: readonly string[], payOrderId: string): Promise<void>;
  /** That order was closed without payment. */
  release?(tx: Db, ctx: WriteContext, ids: readonly string[], payOrderId: string): Promise<void>;
  settle(tx: Db, ctx: WriteContext, items: readonly PaidItem[], payOrderId: string): Promise<void>;
  /** What invoices say of these. */
  taxes(db: Db, ids: readonly string[]): Promise<Taxed[]>;
  /** So much was given back. */
  refund(tx: Db, ctx: WriteContext, items: readonly PaidItem[]): Promise<void>;
}
