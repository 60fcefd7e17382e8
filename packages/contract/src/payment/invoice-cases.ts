import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { invoiceStateLabels as labels } from './invoice-terms.ts';

/** Invoice requests. */
export const invoiceCases = {
  INVOICE: caseKind({
    name: m.log_entity_invoice,
    prefix: 'KP',
    title: m.case_title_invoice,
    states: {
      APPLIED: { label: labels.APPLIED, turn: 'ACTIVE' },
      ISSUING: { label: labels.ISSUING, turn: 'ACTIVE' },
      ISSUED: { label: labels.ISSUED, turn: 'ACTIVE' },
      DELIVERED: { label: labels.DELIVERED, turn: 'DONE' },
      TO_RED: { label: labels.TO_RED, turn: 'ACTIVE' },
      RED: { label: labels.RED, turn: 'ENDED' },
      REJECTED: { label: labels.REJECTED, turn: 'ENDED' },
      WITHDRAWN: { label: labels.WITHDRAWN, turn: 'ENDED' },
    },
    events: {
      apply: m.case_did_submit_request,
      send: m.invoicing_did_send,
      issue: m.case_did_issue_invoice,
      fail: withReason(m.invoicing_did_fail),
      deliver: m.case_did_deliver_invoice,
      return: withReason(m.case_did_return_invoice),
      withdraw: m.case_did_withdraw_request,
      refund: m.case_did_refund_invoice,
      reverse: withReason(m.invoicing_did_reverse),
      lapse: m.invoicing_did_lapse,
      red: m.case_did_red_invoice,
    },
    way: {
      stops: [m.case_stop_submitted, labels.ISSUED, labels.DELIVERED],
      at: { APPLIED: 0, ISSUING: 0, ISSUED: 1, DELIVERED: 2 },
    },
  }),
};
