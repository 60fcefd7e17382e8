import * as m from '@portal/texts/messages';
import { lifecycle } from '../lifecycle.ts';

/**
 * A counted day of the counter. It is closed at once, or handed to a second person who takes the money over; a returned
 * one is counted again, and stays as it was.
 */
export const counterDayLifecycle = lifecycle('counterDay', {
  groups: ['LIVE'],
  states: {
    WAITING: { label: m.counter_day_state_waiting, turn: 'SECOND', variant: 'waiting', groups: ['LIVE'] },
    CLOSED: { label: m.counter_day_state_closed, turn: 'DONE', variant: 'done', groups: ['LIVE'] },
    RETURNED: { label: m.counter_day_state_returned, turn: 'ENDED', variant: 'closed', groups: [] },
  },
  events: {
    take: {
      from: 'WAITING',
      to: 'CLOSED',
      by: 'SECOND',
      act: { text: m.counter_day_act_take, ask: m.counter_day_act_take_text, main: true },
      did: m.counter_day_did_take,
    },
    return: {
      from: 'WAITING',
      to: 'RETURNED',
      by: 'EITHER',
      act: { text: m.counter_day_act_return, ask: m.counter_day_act_return_text },
      did: m.counter_day_did_return,
      reason: 'REQUIRED',
    },
  },
});

export type CounterDayState = (typeof counterDayLifecycle.states)[number];
