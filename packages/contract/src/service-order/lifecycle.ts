import * as m from '@portal/texts/messages';
import { lifecycle } from '../lifecycle.ts';

const cancellable = ['APPLIED', 'QUOTED', 'IN_PROGRESS'] as const;

/** Orders of services, and offline deals between two enterprises. */
export const orderLifecycle = lifecycle('serviceOrder', {
  groups: [
    /** Work that is going on, for the tab of that name. */
    'running',
    /** Expires if nobody answers in time. */
    'unanswered',
    /** The buyer's silence counts as confirmation. */
    'silent',
    /** Nothing is agreed yet; cancelled together with its buyer's account. */
    'proposed',
    /** Agreed and not settled; the buyer's account can't end. */
    'agreed',
    /** Its milestones count for the credit of the shop. */
    'credited',
  ],
  parties: ['PARK'],
  states: {
    APPLIED: {
      label: m.state_order_applied,
      turn: 'PROVIDER',
      variant: 'checking',
      stop: 0,
      groups: ['running', 'unanswered', 'proposed'],
    },
    QUOTED: {
      label: m.state_order_quoted,
      turn: 'BUYER',
      nextStep: m.case_next_answer_quote,
      variant: 'checking',
      stop: 1,
      groups: ['running', 'proposed'],
    },
    IN_PROGRESS: {
      label: m.state_order_in_progress,
      turn: 'EITHER',
      variant: 'checking',
      stop: 2,
      groups: ['running', 'silent', 'agreed', 'credited'],
    },
    DELIVERED: {
      label: m.state_order_delivered,
      turn: 'BUYER',
      nextStep: m.case_next_finish_order,
      variant: 'checking',
      stop: 2,
      groups: ['running', 'silent', 'agreed', 'credited'],
    },
    DISPUTED: { label: m.state_order_disputed, turn: 'PARK', variant: 'late', groups: ['agreed'] },
    TO_CONFIRM: {
      label: m.state_order_to_confirm,
      turn: 'EITHER',
      variant: 'checking',
      groups: ['running', 'unanswered'],
    },
    COMPLETED: {
      label: m.state_order_completed,
      turn: 'DONE',
      variant: 'done',
      stop: 3,
      groups: ['credited'],
    },
    DECLINED: { label: m.state_order_declined, turn: 'ENDED', variant: 'closed', groups: [] },
    EXPIRED: { label: m.state_expired, turn: 'ENDED', variant: 'closed', groups: [] },
    CLOSED: { label: m.state_order_closed, turn: 'ENDED', variant: 'closed', groups: [] },
    CANCELLED: { label: m.state_order_cancelled, turn: 'ENDED', variant: 'closed', groups: [] },
    REFUSED: { label: m.state_order_refused, turn: 'ENDED', variant: 'closed', groups: [] },
  },
  events: {
    quote: {
      from: ['APPLIED', 'QUOTED'],
      to: 'QUOTED',
      by: 'PROVIDER',
      act: { text: m.order_act_quote, main: true },
      did: m.order_did_quote,
    },
    decline: {
      from: 'APPLIED',
      to: 'DECLINED',
      by: 'PROVIDER',
      act: { text: m.act_decline, ask: m.order_ask_decline, danger: true },
      did: m.order_did_decline,
      tone: 'refused',
      reason: 'REQUIRED',
    },
    accept: {
      from: 'QUOTED',
      to: 'IN_PROGRESS',
      by: 'BUYER',
      act: { text: m.order_act_accept, ask: m.order_ask_accept, main: true },
      did: m.order_did_accept,
    },
    refuse: {
      from: 'QUOTED',
      to: 'CLOSED',
      by: 'BUYER',
      act: { text: m.order_act_refuse, ask: m.order_ask_decline },
      did: m.order_did_refuse,
      tone: 'refused',
      reason: 'REQUIRED',
    },
    done: {
      from: 'IN_PROGRESS',
      by: 'PROVIDER',
      act: { text: m.order_act_done, main: true },
      did: m.order_did_done,
    },
    confirm: {
      from: 'IN_PROGRESS',
      by: 'BUYER',
      act: { text: m.order_act_confirm, ask: m.order_ask_confirm, main: true },
      did: m.order_did_confirm,
    },
    finish: {
      from: 'DELIVERED',
      to: 'COMPLETED',
      by: 'BUYER',
      act: { text: m.order_act_finish, ask: m.order_ask_finish, main: true },
      did: m.order_did_finish,
    },
    confirmDeal: {
      from: 'TO_CONFIRM',
      to: 'COMPLETED',
      by: 'EITHER',
      act: { text: m.order_act_confirm_deal, ask: m.order_ask_deal, main: true },
      did: m.order_did_confirm_deal,
    },
    refuseDeal: {
      from: 'TO_CONFIRM',
      to: 'REFUSED',
      by: 'EITHER',
      act: { text: m.order_act_refuse_deal, ask: m.order_ask_decline },
      did: m.order_did_refuse_deal,
      tone: 'refused',
      reason: 'REQUIRED',
    },
    dispute: {
      from: ['IN_PROGRESS', 'DELIVERED'],
      to: 'DISPUTED',
      by: 'EITHER',
      act: { text: m.order_act_dispute },
      did: m.order_did_dispute,
      tone: 'refused',
      reason: 'REQUIRED',
      notice: ['PARK'],
    },
    say: {
      from: 'DISPUTED',
      by: 'EITHER',
      act: { text: m.order_act_say },
      did: m.order_did_say,
      reason: 'REQUIRED',
      notice: ['PARK'],
    },
    askCancel: {
      from: cancellable,
      by: 'EITHER',
      act: { text: m.order_act_ask_cancel, ask: m.order_ask_cancel_text },
      did: m.order_did_ask_cancel,
      tone: 'waiting',
      reason: 'REQUIRED',
    },
    agreeCancel: {
      from: cancellable,
      to: 'CANCELLED',
      by: 'EITHER',
      act: { text: m.order_act_agree_cancel, ask: m.order_ask_agree, danger: true },
      did: m.order_did_agree_cancel,
      tone: 'refused',
    },
    keep: { from: cancellable, by: 'EITHER', act: { text: m.order_act_keep }, did: m.order_did_keep },
    ruleComplete: {
      from: 'DISPUTED',
      to: 'COMPLETED',
      by: 'PARK',
      act: { text: m.order_act_rule_complete, ask: m.order_ask_ruling, main: true },
      did: m.order_did_rule_complete,
      reason: 'REQUIRED',
    },
    ruleCancel: {
      from: 'DISPUTED',
      to: 'CANCELLED',
      by: 'PARK',
      act: { text: m.order_act_rule_cancel, ask: m.order_ask_ruling, danger: true },
      did: m.order_did_rule_cancel,
      tone: 'refused',
      reason: 'REQUIRED',
    },
    // the confirmation of the last milestone
    deliver: { from: 'IN_PROGRESS', to: 'DELIVERED', by: 'SYSTEM', did: m.order_did_deliver },
    // nobody answered in time
    expire: {
      from: ['APPLIED', 'TO_CONFIRM'],
      to: 'EXPIRED',
      by: 'SYSTEM',
      did: m.order_did_expire,
      tone: 'refused',
    },
  },
  notes: {
    apply: { did: m.order_did_apply },
    register: { did: m.order_did_register },
    remind: { did: m.order_did_remind, tone: 'waiting' },
  },
});

export type OrderState = (typeof orderLifecycle.states)[number];
export type OrderEvent = (typeof orderLifecycle.events)[number];
/** Events in an order's history. */
export type OrderLogEvent = (typeof orderLifecycle.logEvents)[number];

/** Events of the two sides; the server's policy decides when they can be fired. */
export const sideEvents = orderLifecycle.eventsBy('BUYER', 'PROVIDER', 'EITHER');
export type SideEvent = (typeof sideEvents)[number];

/** The park's rulings in a dispute. */
export const rulingEvents = orderLifecycle.eventsBy('PARK');
export type RulingEvent = (typeof rulingEvents)[number];
