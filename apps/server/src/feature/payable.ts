import type { PayKind } from '@portal/contract/payment/terms';
import type { Db } from '../platform/database/database.ts';
import type { WriteContext } from '../platform/http/context.ts';

/** The amount due for one item right now, in integer fen. */
export interface Due {
  bizId: string;
  /** Title that the payer reads on order, receipt and statement. */
  title: string;
  note: string;
  /** How the amount was calculated: one line per quantity × price. */
  calculation?: string[];
  /** Enterprise that owes the amount, whose other members may pay too; null for what only the user can pay. */
  enterpriseId: string | null;
  amountFen: number;
  /** PAID needs no further payment; GONE cannot be paid any more, or cannot be paid now. */
  state: 'DUE' | 'PAID' | 'GONE';
}

export interface PaidItem {
  bizId: string;
  amountFen: number;
  /** Whether the order was for a part of what was due, such as an instalment. */
  isPart?: boolean;
}

/** What an invoice calls an item, and the tax within its amount, in millionths. */
export interface Taxed {
  bizId: string;
  name: string;
  taxPpm: number;
}

/**
 * What a feature lets users pay for. Everything runs in the transaction of the payment, so that money and effect are
 * written together or not at all. Every function is idempotent, because the same call may arrive twice.
 */
export interface Payable {
  kind: PayKind;
  /** Minutes for which a payment order stays open. */
  minutes: number;
  /** Whether slow methods that take days, such as bank transfer, are excluded. */
  isQuick?: boolean;
  /** Page that shows the paid item. */
  link: string;
  /**
   * Locks those of the items that the caller may pay and leaves out the rest. The system, which is no caller, may pay
   * all.
   */
  due(tx: Db, ctx: WriteContext, ids: readonly string[]): Promise<Due[]>;
  /** The same for the part that is due next, where something can be paid in parts. */
  dueInPart?(tx: Db, ctx: WriteContext, ids: readonly string[]): Promise<Due[]>;
  /** Called when a payment order is opened for the items. */
  hold?(tx: Db, ctx: WriteContext, ids: readonly string[], payOrderId: string): Promise<void>;
  /** Called when that order is closed without payment. */
  release?(tx: Db, ctx: WriteContext, ids: readonly string[], payOrderId: string): Promise<void>;
  settle(tx: Db, ctx: WriteContext, items: readonly PaidItem[], payOrderId: string): Promise<void>;
  /** Item names and tax rates for the invoice. */
  taxes(db: Db, ids: readonly string[]): Promise<Taxed[]>;
  /** Called when these amounts have been refunded. */
  refund(tx: Db, ctx: WriteContext, items: readonly PaidItem[]): Promise<void>;
}
