import * as m from '@portal/texts/messages';
import { lifecycle } from '../lifecycle.ts';

/** Complaints about a shop, which is heard before the park upholds one. */
export const complaintLifecycle = lifecycle('shopComplaint', {
  groups: [
    /** Somebody still has to act; a user has one per shop, and the index `shop_complaint_open` is made of them. */
    'open',
  ],
  parties: ['PARK', 'SHOP', 'COMPLAINANT'],
  states: {
    SUBMITTED: {
      label: m.state_complaint_submitted,
      turn: 'PARK',
      variant: 'waiting',
      stop: 0,
      groups: ['open'],
    },
    ACCEPTED: {
      label: m.state_complaint_accepted,
      turn: 'SHOP',
      variant: 'checking',
      stop: 1,
      groups: ['open'],
    },
    STATED: { label: m.state_complaint_stated, turn: 'PARK', variant: 'checking', stop: 2, groups: ['open'] },
    UPHELD: { label: m.state_complaint_upheld, turn: 'DONE', variant: 'late', stop: 3, groups: [] },
    DISMISSED: { label: m.state_complaint_dismissed, turn: 'DONE', variant: 'closed', stop: 3, groups: [] },
    WITHDRAWN: { label: m.state_withdrawn, turn: 'ENDED', variant: 'closed', groups: [] },
  },
  events: {
    withdraw: {
      from: ['SUBMITTED', 'ACCEPTED', 'STATED'],
      to: 'WITHDRAWN',
      by: 'COMPLAINANT',
      act: { text: m.shop_withdraw_complaint, ask: m.shop_withdraw_complaint_text, danger: true },
      did: m.shop_did_withdraw_complaint,
    },
    state: {
      from: 'ACCEPTED',
      to: 'STATED',
      by: 'SHOP',
      act: { text: m.shop_state, ask: m.shop_state_text, main: true },
      did: m.shop_did_state,
      reason: 'REQUIRED',
      notice: ['PARK', 'COMPLAINANT'],
    },
    accept: {
      from: 'SUBMITTED',
      to: 'ACCEPTED',
      by: 'PARK',
      act: { text: m.shop_accept, ask: m.shop_accept_text, main: true },
      did: m.shop_did_accept,
      notice: ['SHOP', 'COMPLAINANT'],
    },
    uphold: {
      from: ['ACCEPTED', 'STATED'],
      to: 'UPHELD',
      by: 'PARK',
      act: { text: m.shop_uphold, ask: m.shop_finding_text, danger: true },
      did: m.shop_did_uphold,
      reason: 'REQUIRED',
      notice: ['SHOP', 'COMPLAINANT'],
    },
    dismiss: {
      from: ['SUBMITTED', 'ACCEPTED', 'STATED'],
      to: 'DISMISSED',
      by: 'PARK',
      act: { text: m.shop_dismiss, ask: m.shop_finding_text },
      did: m.shop_did_dismiss,
      reason: 'REQUIRED',
      notice: ['SHOP', 'COMPLAINANT'],
    },
  },
  notes: { submit: { did: m.shop_did_complain, notice: ['PARK'] } },
});

export type ComplaintState = (typeof complaintLifecycle.states)[number];
export type ComplaintEvent = (typeof complaintLifecycle.events)[number];
/** Events in a complaint's history. */
export type ComplaintLogEvent = (typeof complaintLifecycle.logEvents)[number];

/** Events of the complainant, and of the shop. */
export const complaintSideEvents = complaintLifecycle.eventsBy('COMPLAINANT', 'SHOP');
export type ComplaintSideEvent = (typeof complaintSideEvents)[number];
export const complaintParkEvents = complaintLifecycle.eventsBy('PARK');
export type ComplaintParkEvent = (typeof complaintParkEvents)[number];
