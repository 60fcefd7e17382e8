import * as m from '@portal/texts/messages';
import { lifecycle } from '../lifecycle.ts';

/** The park's acts on running contracts: agreed, checked by a second person where much moves, then booked. */
export const leaseActLifecycle = lifecycle('leaseAct', {
  groups: [
    /** Not decided yet; a contract has one, and the index `lease_act_open` is made of them. */
    'open',
  ],
  parties: ['TENANT', 'CLERK', 'FINANCE'],
  states: {
    TO_CONSENT: {
      label: m.lease_act_state_to_consent,
      turn: 'TENANT',
      nextStep: m.lease_act_next_consent,
      variant: 'waiting',
      stop: 0,
      groups: ['open'],
    },
    TO_CHECK: {
      label: m.lease_act_state_to_check,
      turn: 'FINANCE',
      variant: 'checking',
      stop: 1,
      groups: ['open'],
    },
    READY: { label: m.lease_act_state_ready, turn: 'SYSTEM', variant: 'checking', stop: 1, groups: ['open'] },
    BOOKED: { label: m.lease_act_state_booked, turn: 'DONE', variant: 'done', stop: 2, groups: [] },
    REFUSED: { label: m.lease_act_state_refused, turn: 'ENDED', variant: 'closed', groups: [] },
    LAPSED: { label: m.lease_act_state_lapsed, turn: 'ENDED', variant: 'closed', groups: [] },
    STOPPED: { label: m.lease_act_state_stopped, turn: 'ENDED', variant: 'closed', groups: [] },
    WITHDRAWN: { label: m.state_withdrawn, turn: 'ENDED', variant: 'closed', groups: [] },
  },
  events: {
    approve: {
      from: 'TO_CHECK',
      to: 'READY',
      by: 'FINANCE',
      act: { text: m.lease_act_approve, ask: m.lease_act_ask_approve, main: true },
      did: m.lease_act_did_approve,
    },
    return: {
      from: 'TO_CHECK',
      to: 'REFUSED',
      by: 'FINANCE',
      act: { text: m.lease_act_return, ask: m.lease_act_ask_return, danger: true },
      did: m.lease_act_did_return,
      tone: 'refused',
      reason: 'REQUIRED',
      notice: ['CLERK'],
    },
    sign: {
      from: 'TO_CONSENT',
      to: 'TO_CHECK',
      by: 'PARK',
      act: { text: m.lease_act_sign },
      did: m.lease_act_did_sign,
    },
    withdraw: {
      from: ['TO_CONSENT', 'TO_CHECK', 'READY'],
      to: 'WITHDRAWN',
      by: 'PARK',
      act: { text: m.act_withdraw, ask: m.lease_act_ask_withdraw, danger: true },
      did: m.lease_act_did_withdraw,
      tone: 'refused',
      notice: ['TENANT'],
    },
    agree: {
      from: 'TO_CONSENT',
      to: 'TO_CHECK',
      by: 'TENANT',
      act: { text: m.act_agree, ask: m.lease_act_ask_agree, main: true },
      did: m.lease_act_did_agree,
    },
    refuse: {
      from: 'TO_CONSENT',
      to: 'REFUSED',
      by: 'TENANT',
      act: { text: m.act_decline, ask: m.lease_act_ask_refuse, danger: true },
      did: m.lease_act_did_refuse,
      tone: 'refused',
      reason: 'REQUIRED',
      notice: ['CLERK'],
    },
    // no second person is needed
    pass: { from: 'TO_CHECK', to: 'READY', by: 'SYSTEM', did: m.lease_act_did_pass },
    book: { from: 'READY', to: 'BOOKED', by: 'SYSTEM', did: m.lease_act_did_book, notice: ['TENANT'] },
    // the tenant has paid what it owed
    stop: {
      from: 'READY',
      to: 'STOPPED',
      by: 'SYSTEM',
      did: m.lease_act_did_stop,
      notice: ['TENANT', 'CLERK'],
    },
    // no answer in time
    lapse: {
      from: 'TO_CONSENT',
      to: 'LAPSED',
      by: 'SYSTEM',
      did: m.lease_act_did_lapse,
      tone: 'refused',
      notice: ['CLERK'],
    },
  },
  notes: {
    submit: { did: m.lease_act_did_submit, notice: ['TENANT'] },
    remind: { did: m.lease_act_did_remind, tone: 'waiting', notice: ['TENANT'] },
  },
});

export type LeaseActState = (typeof leaseActLifecycle.states)[number];
export type LeaseActEvent = (typeof leaseActLifecycle.events)[number];
/** Events in an act's history. */
export type LeaseActLogEvent = (typeof leaseActLifecycle.logEvents)[number];

/** Events of the tenant's owner. */
export const tenantActEvents = leaseActLifecycle.eventsBy('TENANT');
export type TenantActEvent = (typeof tenantActEvents)[number];
/** Events of the property office and of the finance office. */
export const officeActEvents = leaseActLifecycle.eventsBy('FINANCE', 'PARK');
export type OfficeActEvent = (typeof officeActEvents)[number];
