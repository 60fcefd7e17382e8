import type { PayChannelCode } from '@portal/contract/payment-terms';

/** What a channel is asked to collect. Amounts are integer fen. */
interface PayRequest {
  /** Our number of the try, unique at the channel: letters and digits, at most 32. */
  attemptNo: string;
  amountFen: number;
  title: string;
  expireAt: Date;
  /** Where the channel's page leads back to. */
  returnUrl: string;
}

/** Where a bank transfer goes. */
export interface BankAccount {
  name: string;
  bank: string;
  number: string;
}

/** How the payer goes on: exactly one of them. */
interface PayOpening {
  /** Text of a QR code. */
  qrText?: string;
  /** A page of the channel. */
  pageUrl?: string;
  /** What is written into the purpose of a bank transfer. */
  remittanceCode?: string;
}

/**
 * How a try stands at the channel. PENDING covers NOTPAY and USERPAYING: neither is final. UNKNOWN: the channel has
 * never heard of it, so nothing was paid and `open` may be repeated.
 */
export type PayFinding =
  | { state: 'SUCCESS'; amountFen: number; tradeNo: string; paidAt: Date }
  | { state: 'PENDING' | 'CLOSED' | 'UNKNOWN' }
  | { state: 'FAILED'; reason: string };

interface RefundRequest {
  /** Our number of the refund, unique at the channel. */
  refundNo: string;
  attemptNo: string;
  tradeNo: string;
  amountFen: number;
  /** What was paid by that try. */
  totalFen: number;
  reason: string;
}

/** How a refund stands at the channel. BY_HAND: somebody has to transfer it, and say so. */
export type RefundFinding =
  | { state: 'SUCCESS'; channelRefundNo: string }
  | { state: 'PROCESSING' | 'BY_HAND' }
  | { state: 'FAILED'; reason: string };

/** A notice as it arrived; its signature covers the bytes of the body. */
export interface RawNotice {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** What a notice says, once its signature was verified. Notices come more than once, late, and in any order. */
export type PayNotice =
  | { type: 'PAY'; noticeId: string; attemptNo: string; finding: PayFinding }
  | { type: 'REFUND'; noticeId: string; refundNo: string; finding: RefundFinding };

/** The signature is wrong, too old, or of somebody else. */
export class ForgedNotice extends Error {
  override name = 'ForgedNotice';
}

/** The channel did not answer, or not in a way that says how things stand: ask again later. */
export class ChannelDown extends Error {
  override name = 'ChannelDown';
}

/** A line of a channel's statement of one day. */
export interface StatementLine {
  type: 'PAY' | 'REFUND';
  /** Our number of the try or of the refund. */
  ownNo: string;
  tradeNo: string;
  amountFen: number;
}

/**
 * A way to pay. Calls are safe to repeat: the same `attemptNo` or `refundNo` never moves money twice.
 * Every method may throw {@link ChannelDown}.
 */
export interface PayChannel {
  code: PayChannelCode;
  /** How long an order that is paid this way may take, in minutes, where that is longer than usual. */
  minutes?: number;
  /** The park's account; of bank transfers alone. */
  account?: BankAccount;
  open(request: PayRequest): Promise<PayOpening>;
  query(attemptNo: string): Promise<PayFinding>;
  /**
   * Makes sure that nothing can be paid any more; called only after `query` has found no success.
   * @throws {ChannelDown} also when it was paid meanwhile: ask again
   */
  close(attemptNo: string): Promise<void>;
  refund(request: RefundRequest): Promise<RefundFinding>;
  queryRefund(refundNo: string, attemptNo: string): Promise<RefundFinding>;
  /**
   * @throws {ForgedNotice}
   * @throws {ChannelDown} when the channel's keys cannot be had: answered as not taken, it comes again
   */
  readNotice(notice: RawNotice): Promise<PayNotice>;
  /** What the channel expects as answer to a notice, so that it ceases or tries again. */
  answerNotice(isTaken: boolean): { status: number; type: string; body: string };
  /** What the channel has booked on a day (Asia/Shanghai); null where it has no statement. */
  statement(day: string): Promise<StatementLine[] | null>;
}

/** The channels that the configuration names, in the order in which they are offered. */
export type PayChannels = ReadonlyMap<PayChannelCode, PayChannel>;
