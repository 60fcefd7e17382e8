import * as m from '@portal/texts/messages';

export const titleKinds = ['ENTERPRISE', 'PERSON'] as const;
export type TitleKind = (typeof titleKinds)[number];

/** GENERAL: an ordinary electronic invoice. SPECIAL: one that lets an enterprise deduct input tax. */
export const invoiceKinds = ['GENERAL', 'SPECIAL'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const invoiceKindLabels: Record<InvoiceKind, () => string> = {
  GENERAL: m.invoice_kind_general,
  SPECIAL: m.invoice_kind_special,
};

/**
 * ISSUING: the tax-control service has been asked for it. ISSUED: it has its tax office number, but its file has not
 * been delivered yet. TO_RED: a payment was refunded, or something in it is wrong, so a red invoice has to reverse it.
 */
export const invoiceStates = [
  'APPLIED',
  'ISSUING',
  'ISSUED',
  'DELIVERED',
  'TO_RED',
  'RED',
  'REJECTED',
  'WITHDRAWN',
] as const;
export type InvoiceState = (typeof invoiceStates)[number];

const invoiceEvents = [
  'send',
  'issue',
  'fail',
  'attach',
  'correct',
  'deliver',
  'return',
  'withdraw',
  'refund',
  'reverse',
  'lapse',
  'redIssue',
  'red',
] as const;
export type InvoiceEvent = (typeof invoiceEvents)[number];

export const invoiceTransitions: Record<InvoiceState, Partial<Record<InvoiceEvent, InvoiceState>>> = {
  APPLIED: {
    send: 'ISSUING',
    issue: 'ISSUED',
    return: 'REJECTED',
    withdraw: 'WITHDRAWN',
    refund: 'WITHDRAWN',
  },
  ISSUING: { issue: 'ISSUED', fail: 'APPLIED', refund: 'TO_RED' },
  ISSUED: {
    attach: 'ISSUED',
    correct: 'ISSUED',
    deliver: 'DELIVERED',
    refund: 'TO_RED',
    reverse: 'TO_RED',
  },
  DELIVERED: { refund: 'TO_RED', reverse: 'TO_RED' },
  // A refund may come while the service is still asked: it then issues what must be reversed, or the request lapses.
  TO_RED: {
    send: 'TO_RED',
    issue: 'TO_RED',
    fail: 'TO_RED',
    lapse: 'WITHDRAWN',
    redIssue: 'TO_RED',
    red: 'RED',
  },
  RED: {},
  REJECTED: {},
  WITHDRAWN: {},
};

export const invoiceStateLabels: Record<InvoiceState, () => string> = {
  APPLIED: m.state_invoice_applied,
  ISSUING: m.invoicing_state_issuing,
  ISSUED: m.state_invoice_issued,
  DELIVERED: m.state_invoice_delivered,
  TO_RED: m.state_invoice_to_red,
  RED: m.state_invoice_red,
  REJECTED: m.state_invoice_returned,
  WITHDRAWN: m.state_withdrawn,
};

/** The part of an invoice with one name and tax rate; integer fen, tax included. */
export interface InvoiceLine {
  name: string;
  amountFen: number;
  taxPpm: number;
  taxFen: number;
}
