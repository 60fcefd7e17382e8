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
 * Which payment a channel speaks of, and in whose name. All of it is compared with what we have before anything is
 * written, so a channel leaves nothing out that its message names.
 */
export interface PaySubject {
  /** Our number of the attempt, as the channel says it. */
  attemptNo: string;
  /** Who receives the money, by the channel's own names for merchant, application and seller. */
  seller: Readonly<Record<string, string>>;
  /** ISO 4217; a message that names no currency is about yuan. */
  currency: string;
}

/** Which refund a channel speaks of; `attemptNo` is the payment that it is part of. */
export interface RefundSubject extends PaySubject {
  /** Our number of the refund, as the channel says it. */
  refundNo: string;
  amountFen: number;
}

/** The currency of every amount in the portal, and of messages that name none. */
export const ownCurrency = 'CNY';

/**
 * How a try stands at the channel. PENDING covers NOTPAY and USERPAYING: neither is final. UNKNOWN: the channel has
 * never heard of it, so nothing was paid and `open` may be repeated. A refusal says nothing of a subject.
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
  /** What was paid by that try. */
  totalFen: number;
  reason: string;
}

/** How a refund stands at the channel. BY_HAND: somebody has to transfer it, and say so. */
export type RefundFinding =
  | { state: 'SUCCESS'; about: RefundSubject; channelRefundNo: string }
  | { state: 'PROCESSING' | 'BY_HAND'; about?: RefundSubject }
  | { state: 'FAILED'; about?: RefundSubject; reason: string };

/** A notice as it arrived; its signature covers the bytes of the body. */
export interface RawNotice {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** What a notice says, once its signature was verified. Notices come more than once, late, and in any order. */
export type PayNotice = {
  noticeId: string;
  /** Called when the notice was not written, so that the same bytes are not taken for a replay when they come again. */
  allowAgain?: () => void;
} & (
  | { type: 'PAY'; attemptNo: string; finding: PayFinding }
  | { type: 'REFUND'; refundNo: string; finding: RefundFinding }
);

/** The signature is wrong or too old, or the message was seen before. */
export class ForgedNotice extends Error {
  override name = 'ForgedNotice';
}

/** The channel did not answer, or not in a way that says how things stand: ask again later. */
export class ChannelDown extends Error {
  override name = 'ChannelDown';
}

/** The channel has signed a notice that we cannot read: it was sealed with another key, or has another form. */
export class UnreadableNotice extends ChannelDown {
  override name = 'UnreadableNotice';
}

/** A line of a channel's statement of one day. */
export interface StatementLine {
  type: 'PAY' | 'REFUND';
  /** Our number of the try or of the refund. */
  ownNo: string;
  tradeNo: string;
  amountFen: number;
  /** Left out where the statement has no such column. */
  currency?: string;
}

interface NoticeAnswer {
  status: number;
  type: string;
  body: string;
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
  /** Who we are there, by the names that `PaySubject.seller` uses. */
  seller: Readonly<Record<string, string>>;
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
   * @throws {UnreadableNotice} when it is signed, but not in a form that we know
   * @throws {ChannelDown} when the channel's keys cannot be had: answered as not taken, it comes again
   */
  readNotice(notice: RawNotice): Promise<PayNotice>;
  /**
   * What the channel expects as answer to a notice. Whatever was not written has a status of 5xx beside the channel's
   * own word for failure, so that it is sent again.
   */
  answerNotice(isTaken: boolean): NoticeAnswer;
  /** What the channel has booked on a day (Asia/Shanghai); null where it has no statement. */
  statement(day: string): Promise<StatementLine[] | null>;
}

/** The channels that the configuration names, in the order in which they are offered. */
export type PayChannels = ReadonlyMap<PayChannelCode, PayChannel>;
