import * as m from '@portal/texts/messages';
import { lifecycle } from '../lifecycle.ts';

/** Bills and credit notes that the finance office writes by hand, until they are issued. */
export const handBillLifecycle = lifecycle('handBill', {
  groups: [],
  states: {
    DRAFT: { label: m.state_draft, turn: 'AUTHOR', variant: 'open', groups: [] },
    ASKED: { label: m.state_to_approve, turn: 'SECOND', variant: 'waiting', groups: [] },
    ISSUED: { label: m.charge_state_issued, turn: 'DONE', variant: 'done', groups: [] },
    DISCARDED: { label: m.state_void, turn: 'ENDED', variant: 'closed', groups: [] },
  },
  events: {
    issue: {
      from: 'DRAFT',
      to: 'ISSUED',
      by: 'AUTHOR',
      act: { text: m.charge_act_issue, ask: m.charge_act_issue_text, main: true },
      did: m.charge_did_issue,
    },
    ask: {
      from: 'DRAFT',
      to: 'ASKED',
      by: 'AUTHOR',
      act: { text: m.charge_act_ask, main: true },
      did: m.charge_did_ask,
    },
    approve: {
      from: 'ASKED',
      to: 'ISSUED',
      by: 'SECOND',
      act: { text: m.charge_act_approve, ask: m.charge_act_issue_text, main: true },
      did: m.charge_did_approve,
    },
    return: {
      from: 'ASKED',
      to: 'DRAFT',
      by: 'SECOND',
      act: { text: m.charge_act_return },
      did: m.charge_did_return,
      reason: 'REQUIRED',
    },
    withdraw: {
      from: 'ASKED',
      to: 'DRAFT',
      by: 'AUTHOR',
      act: { text: m.act_withdraw },
      did: m.charge_did_withdraw,
    },
    discard: {
      from: 'DRAFT',
      to: 'DISCARDED',
      by: 'AUTHOR',
      act: { text: m.act_declare_void, ask: m.charge_act_discard_text, danger: true },
      did: m.charge_did_discard,
    },
  },
});

export type HandBillState = (typeof handBillLifecycle.states)[number];
export type HandBillEvent = (typeof handBillLifecycle.events)[number];
