import * as m from '@portal/texts/messages';
import { lifecycle } from '../lifecycle.ts';

/** Days a tenant has to confirm a settlement or to object; without an answer it counts as confirmed. */
export const settlementAnswerDays = 3;

/** The tenant's answer to a settlement that is booked; what is refunded waits for it. */
export const settlementConsentLifecycle = lifecycle('settlementConsent', {
  groups: [],
  parties: ['TENANT', 'CLERK'],
  states: {
    WAITING: {
      label: m.move_out_consent_waiting,
      turn: 'TENANT',
      nextStep: m.move_out_consent_next,
      variant: 'waiting',
      stop: 1,
      groups: [],
    },
    OBJECTED: {
      label: m.move_out_consent_objected,
      turn: 'FINANCE',
      variant: 'checking',
      stop: 1,
      groups: [],
    },
    CONFIRMED: {
      label: m.move_out_consent_confirmed,
      turn: 'DONE',
      variant: 'done',
      stop: 2,
      groups: [],
    },
    SIGNED: {
      label: m.lease_act_basis_signed,
      turn: 'DONE',
      variant: 'done',
      stop: 2,
      groups: [],
    },
    LAPSED: {
      label: m.move_out_consent_lapsed,
      turn: 'DONE',
      variant: 'done',
      stop: 2,
      groups: [],
    },
    ANSWERED: {
      label: m.move_out_consent_answered,
      turn: 'DONE',
      variant: 'done',
      stop: 2,
      groups: [],
    },
  },
  events: {
    confirm: {
      from: 'WAITING',
      to: 'CONFIRMED',
      by: 'TENANT',
      act: { text: m.move_out_consent_confirm, ask: m.move_out_consent_confirm_ask, main: true },
      did: m.move_out_consent_did_confirm,
      notice: ['CLERK'],
    },
    object: {
      from: 'WAITING',
      to: 'OBJECTED',
      by: 'TENANT',
      act: { text: m.move_out_consent_object, ask: m.move_out_consent_object_ask },
      did: m.move_out_consent_did_object,
      tone: 'refused',
      reason: 'REQUIRED',
      notice: ['CLERK'],
    },
    answer: {
      from: 'OBJECTED',
      to: 'ANSWERED',
      by: 'FINANCE',
      act: { text: m.move_out_consent_answer, ask: m.move_out_consent_answer_ask, main: true },
      did: m.move_out_consent_did_answer,
      reason: 'REQUIRED',
      notice: ['TENANT'],
    },
    sign: {
      from: ['WAITING', 'OBJECTED'],
      to: 'SIGNED',
      by: 'PARK',
      act: { text: m.lease_act_basis_signed },
      did: m.lease_act_did_sign,
      notice: ['TENANT'],
    },
    // no answer in time
    lapse: {
      from: 'WAITING',
      to: 'LAPSED',
      by: 'SYSTEM',
      did: m.move_out_consent_did_lapse,
      notice: ['TENANT'],
    },
  },
  notes: {
    ask: { did: m.move_out_consent_did_ask, notice: ['TENANT'] },
  },
});

export type SettlementConsentState = (typeof settlementConsentLifecycle.states)[number];
export type SettlementConsentEvent = (typeof settlementConsentLifecycle.events)[number];
/** Events in the history of an answer. */
export type SettlementConsentLogEvent = (typeof settlementConsentLifecycle.logEvents)[number];

/** Events of the tenant's owner. */
export const tenantConsentEvents = settlementConsentLifecycle.eventsBy('TENANT');
export type TenantConsentEvent = (typeof tenantConsentEvents)[number];
/** Events of the offices: finance answers, both can enter the signed paper. */
export const officeConsentEvents = settlementConsentLifecycle.eventsBy('FINANCE', 'PARK');
export type OfficeConsentEvent = (typeof officeConsentEvents)[number];
