import * as m from '@portal/texts/messages';
import { lifecycle } from '../lifecycle.ts';

/** The settlement of a contract that ends. Below the park's threshold it is settled by the person who calculated it. */
export const moveOutLifecycle = lifecycle('moveOut', {
  groups: [
    /** Settled, or about to be; a contract has one at most. */
    'standing',
  ],
  states: {
    PROPOSED: {
      label: m.move_out_state_proposed,
      turn: 'SECOND',
      variant: 'checking',
      groups: ['standing'],
    },
    SETTLED: { label: m.move_out_state_settled, turn: 'DONE', variant: 'done', groups: ['standing'] },
    RETURNED: { label: m.move_out_state_returned, turn: 'ENDED', variant: 'closed', groups: [] },
    WITHDRAWN: { label: m.state_withdrawn, turn: 'ENDED', variant: 'closed', groups: [] },
  },
  events: {
    approve: {
      from: 'PROPOSED',
      to: 'SETTLED',
      by: 'SECOND',
      act: { text: m.move_out_approve, ask: m.move_out_approve_text, main: true },
      did: m.move_out_did_approve,
    },
    return: {
      from: 'PROPOSED',
      to: 'RETURNED',
      by: 'SECOND',
      act: { text: m.act_return, ask: m.move_out_return_text },
      did: m.move_out_did_return,
      reason: 'REQUIRED',
    },
    withdraw: {
      from: 'PROPOSED',
      to: 'WITHDRAWN',
      by: 'FIRST',
      act: { text: m.move_out_withdraw, ask: m.move_out_withdraw_text },
      did: m.move_out_did_withdraw,
    },
  },
});

export type MoveOutState = (typeof moveOutLifecycle.states)[number];
export const moveOutEvents = ['approve', 'return', 'withdraw'] as const;
export type MoveOutEvent = (typeof moveOutEvents)[number];
