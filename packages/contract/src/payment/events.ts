import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';
import { formatFen } from '../money.ts';
import { type DifferenceKind, differenceKindLabels } from './reconcile-terms.ts';
import { type PayChannelCode, payChannelLabels } from './terms.ts';

const payment = { group: 'PAYMENT', pages: ['/pay-result'] } as const;

const account = { group: 'PAYMENT', level: 'IMPORTANT', pages: ['/tenant-account'] } as const;

/** A receipt; `creditFen` is what no bill took. */
export interface Booked {
  no: string;
  fen: number;
  creditFen: number;
}

export interface Sum {
  title: string;
  fen: number;
}
const words = ({ title, fen }: Sum) => ({ title, amount: formatFen(fen) });

const invoiceEvent = (
  title: () => string,
  body: (inputs: { title: string; amount: string; reason: string }) => string,
) =>
  messageEvent<Sum & { reason: string }>({
    group: 'PAYMENT',
    level: 'NORMAL',
    pages: ['/my-payment', '/tenant-account'],
    title,
    body: ({ reason, ...sum }) => body({ ...words(sum), reason }),
  });

/** Messages about payments; as they concern money, they cannot be turned off. */
export const paymentEvents = {
  PAY_SUCCESS: messageEvent<Sum>({
    ...payment,
    level: 'NORMAL',
    title: m.event_pay_success_title,
    body: (sum) => m.event_pay_success_body(words(sum)),
  }),
  PAY_LATE_TAKEN: messageEvent<Sum>({
    ...payment,
    level: 'IMPORTANT',
    title: m.event_pay_late_taken_title,
    body: (sum) => m.event_pay_late_taken_body(words(sum)),
  }),
  PAY_GIVEN_BACK: messageEvent<Sum>({
    ...payment,
    level: 'IMPORTANT',
    sms: 'MONEY',
    title: m.event_pay_given_back_title,
    body: (sum) => m.event_pay_given_back_body(words(sum)),
  }),
  PAY_PART: messageEvent<Sum & { missingFen: number }>({
    ...payment,
    level: 'IMPORTANT',
    title: m.event_pay_part_title,
    body: ({ missingFen, ...sum }) =>
      m.event_pay_part_body({ ...words(sum), missing: formatFen(missingFen) }),
  }),
  REFUND_SUCCESS: messageEvent<Sum>({
    ...payment,
    level: 'IMPORTANT',
    sms: 'MONEY',
    title: m.event_refund_success_title,
    body: (sum) => m.event_refund_success_body(words(sum)),
  }),
  PAID_BACK: messageEvent<Sum>({
    group: 'PAYMENT',
    level: 'IMPORTANT',
    pages: ['/my-payment'],
    sms: 'MONEY',
    title: m.move_out_event_paid_back_title,
    body: (sum) => m.move_out_event_paid_back_body(words(sum)),
  }),
  REFUND_REJECTED: messageEvent<Sum & { reason: string }>({
    ...payment,
    level: 'IMPORTANT',
    title: m.event_refund_rejected_title,
    body: ({ reason, ...sum }) => m.event_refund_rejected_body({ ...words(sum), reason }),
  }),
  PAY_EXCEPTION: messageEvent<Sum & { paidFen: number }>({
    group: 'PAYMENT',
    level: 'URGENT',
    pages: ['/manage/pay-order'],
    title: m.event_pay_exception_title,
    body: ({ paidFen, ...sum }) => m.event_pay_exception_body({ ...words(sum), paid: formatFen(paidFen) }),
  }),
  REFUND_FAILED: messageEvent<Sum & { reason: string }>({
    group: 'PAYMENT',
    level: 'URGENT',
    pages: ['/manage/refund'],
    title: m.event_refund_failed_title,
    body: ({ reason, ...sum }) => m.event_refund_failed_body({ ...words(sum), reason }),
  }),
  RECONCILE_DIFFERS: messageEvent<{ channel: PayChannelCode; day: string; count: number }>({
    group: 'PAYMENT',
    level: 'IMPORTANT',
    pages: ['/manage/reconcile'],
    title: m.event_reconcile_differs_title,
    body: ({ channel, ...rest }) =>
      m.event_reconcile_differs_body({ ...rest, channel: payChannelLabels[channel]() }),
  }),
  BANK_REVERSAL: messageEvent<{ no: string; fen: number }>({
    group: 'PAYMENT',
    level: 'URGENT',
    pages: ['/manage/reconcile'],
    title: m.event_bank_reversal_title,
    body: ({ no, fen }) => m.event_bank_reversal_body({ no, amount: formatFen(fen) }),
  }),
  NOTICE_NOT_BOOKED: messageEvent<{ channel: PayChannelCode; no: string; kind: DifferenceKind }>({
    group: 'PAYMENT',
    level: 'URGENT',
    pages: ['/manage/reconcile'],
    title: m.event_notice_not_booked_title,
    body: ({ channel, no, kind }) =>
      m.event_notice_not_booked_body({
        channel: payChannelLabels[channel](),
        what: no === '' ? differenceKindLabels[kind]() : no,
      }),
  }),
  RECEIPT_BOOKED: messageEvent<Booked>({
    ...account,
    title: m.counter_event_booked_title,
    body: ({ no, fen, creditFen }) =>
      m.counter_event_booked_body({ no, amount: formatFen(fen), credit: creditFen }),
  }),
  CREDIT_USED: messageEvent<Booked>({
    ...account,
    title: m.counter_event_used_title,
    body: ({ no, fen }) => m.counter_event_used_body({ no, amount: formatFen(fen) }),
  }),
  RECEIPT_REVERSED: messageEvent<{ no: string; fen: number; reason: string }>({
    ...account,
    level: 'URGENT',
    title: m.counter_event_reversed_title,
    body: ({ no, fen, reason }) => m.counter_event_reversed_body({ no, amount: formatFen(fen), reason }),
  }),
  INVOICE_DELIVERED: invoiceEvent(m.event_invoice_delivered_title, m.event_invoice_delivered_body),
  INVOICE_RETURNED: invoiceEvent(m.event_invoice_returned_title, m.event_invoice_returned_body),
  INVOICE_RED: invoiceEvent(m.event_invoice_red_title, m.event_invoice_red_body),
  INVOICE_REFUNDED: invoiceEvent(m.event_invoice_refunded_title, m.event_invoice_refunded_body),
  INVOICE_REVERSING: invoiceEvent(m.invoicing_reversing_title, m.invoicing_reversing_body),
  INVOICE_REVERSED: invoiceEvent(m.invoicing_reversed_title, m.invoicing_reversed_body),
};
