import type { PayChannelCode } from '@portal/contract/payment/terms';

/** A payment to collect through a channel. Amounts are integer fen. */
interface PayRequest {
  /** Our number of the attempt, unique at the channel: letters and digits, at most 32. */
  attemptNo: string;
  amountFen: number;
  title: string;
  expireAt: Date;
  /** Address to which the channel's page returns. */
  returnUrl: string;
}

/** Recipient of bank transfers. */
export interface BankAccount {
  name: string;
  bank: string;
  number: string;
}

/** How the payer continues; exactly one field is set. */
interface PayOpening {
  /** Text of a QR code. */
  qrText?: string;
  /** Address of the channel's page. */
  pageUrl?: string;
  /** Code to enter as the purpose of a bank transfer. */
  remittanceCode?: string;
}

/**
 * The payment and recipient that a channel's message refers to. All of it is compared with our records before anything
 * is written, so a channel must include everything that its message names.
 */
export interface PaySubject {
  /** Our number of the attempt, as given by the channel. */
  attemptNo: string;
  /** The recipient, in the channel's own terms for merchant, application and seller. */
  seller: Readonly<Record<string, string>>;
  /** ISO 4217; CNY if the message names none. */
  currency: string;
}

/** The refund that a channel's message refers to; `attemptNo` is the refunded payment. */
export interface RefundSubject extends PaySubject {
  /** Our number of the refund, as given by the channel. */
  refundNo: string;
  amountFen: number;
}

/** The currency of every amount in the portal, and of messages that name none. */
export const ownCurrency = 'CNY';

/**
 * The state of an attempt at the channel. PENDING covers NOTPAY and USERPAYING, neither of which is final. UNKNOWN: the
 * channel does not know the attempt, so nothing was paid and `open` may be repeated. A rejection does not name a
 * subject.
 */
export type PayFinding =
  | { state: 'SUCCESS'; about: PaySubject; amountFen: number; tradeNo: string; paidAt: Date }
  | { state: 'PENDING' | 'CLOSED' | 'UNKNOWN'; about?: PaySubject }
  | { state: 'FAILED'; about?: PaySubject; reason: string };

interface RefundRequest {
  /** Our number of the refund, unique at the channel. */
  refundNo: string;
  attemptNo: string;
  tradeNo: string;
  amountFen: number;
  /** Amount paid by that attempt. */
  totalFen: number;
  reason: string;
}

/** The state of a refund at the channel. BY_HAND: staff must transfer it and confirm that they did. */
export type RefundFinding =
  | { state: 'SUCCESS'; about: RefundSubject; channelRefundNo: string }
  | { state: 'PROCESSING' | 'BY_HAND'; about?: RefundSubject }
  | { state: 'FAILED'; about?: RefundSubject; reason: string };

/** A notification as it arrived; its signature covers the bytes of the body. */
export interface RawNotice {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/**
 * The content of a notification whose signature was verified. Notifications may arrive repeatedly, late, and in any
 * order.
 */
export type PayNotice = {
  noticeId: string;
  /**
   * Called when the notification could not be written, so that the same bytes are not taken for a replay when resent.
   */
  allowAgain?: () => void;
} & (
  | { type: 'PAY'; attemptNo: string; finding: PayFinding }
  | { type: 'REFUND'; refundNo: string; finding: RefundFinding }
);

/** The signature is invalid or too old, or the message was seen before. */
export class ForgedNotice extends Error {
  override name = 'ForgedNotice';
}

/** The channel did not answer, or its answer does not reveal the state: retry later. */
export class ChannelDown extends Error {
  override name = 'ChannelDown';
}

/** The channel signed a notification that we cannot read: it was encrypted with another key, or has another format. */
export class UnreadableNotice extends ChannelDown {
  override name = 'UnreadableNotice';
}

/** A line of a channel's daily statement. */
export interface StatementLine {
  type: 'PAY' | 'REFUND';
  /** Our number of the attempt or refund. */
  ownNo: string;
  tradeNo: string;
  amountFen: number;
  /** Absent if the statement has no such column. */
  currency?: string;
}

interface NoticeAnswer {
  status: number;
  type: string;
  body: string;
}

/**
 * A payment channel. Calls are idempotent: the same `attemptNo` or `refundNo` never moves money twice. Every method may
 * throw {@link ChannelDown}.
 */
export interface PayChannel {
  code: PayChannelCode;
  /** Minutes for which an order may stay open when paid this way, if longer than usual. */
  minutes?: number;
  /** The park's account; only for bank transfers. */
  account?: BankAccount;
  /** Our identity at the channel, with the same keys as `PaySubject.seller`. */
  seller: Readonly<Record<string, string>>;
  open(request: PayRequest): Promise<PayOpening>;
  query(attemptNo: string): Promise<PayFinding>;
  /**
   * Ensures that the attempt can no longer be paid; called only after `query` found no success.
   * @throws {ChannelDown} also when it was paid in the meantime: query again
   */
  close(attemptNo: string): Promise<void>;
  refund(request: RefundRequest): Promise<RefundFinding>;
  queryRefund(refundNo: string, attemptNo: string): Promise<RefundFinding>;
  /**
   * Verifies and reads a notification.
   * @throws {ForgedNotice}
   * @throws {UnreadableNotice} when it is signed, but in an unknown format
   * @throws {ChannelDown} when the channel's keys are unavailable; answered as a failure, so that it is sent again
   */
  readNotice(notice: RawNotice): Promise<PayNotice>;
  /**
   * The answer that the channel expects to a notification. If nothing was written, it has status 5xx besides the
   * channel's own word for failure, so that the notification is sent again.
   */
  answerNotice(isTaken: boolean): NoticeAnswer;
  /** The channel's bookings on a day (Asia/Shanghai); null if it has no statement. */
  statement(day: string): Promise<StatementLine[] | null>;
}

/** The configured channels, in the order in which they are offered. */
export type PayChannels = ReadonlyMap<PayChannelCode, PayChannel>;
