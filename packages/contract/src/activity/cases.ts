import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { caseEventsOf, caseStatesOf } from '../lifecycle.ts';
import { signUpLifecycle } from './sign-up-lifecycle.ts';
import { salonRequestStateLabels as ofRequest } from './terms.ts';

/** Sign-ups for activities, and requests to hold a salon. */
export const activityCases = {
  SIGN_UP: caseKind({
    group: 'ACTIVITY',
    name: m.activity_sign_up,
    prefix: 'BM',
    title: m.activity_case_sign_up,
    states: caseStatesOf(signUpLifecycle, 'USER'),
    events: caseEventsOf(signUpLifecycle),
    way: {
      stops: [m.activity_stop_signed_up, m.activity_stop_confirmed, m.activity_stop_there],
      at: signUpLifecycle.stops,
    },
  }),
  SALON_REQUEST: caseKind({
    group: 'ACTIVITY',
    name: m.activity_request,
    prefix: 'JB',
    title: m.activity_case_request,
    states: {
      SUBMITTED: { label: ofRequest.SUBMITTED, turn: 'ACTIVE' },
      ACCEPTED: { label: ofRequest.ACCEPTED, turn: 'DONE' },
      DECLINED: { label: ofRequest.DECLINED, turn: 'ENDED' },
    },
    events: {
      submit: m.case_did_submit_request,
      accept: m.case_did_agree,
      decline: withReason(m.case_did_refuse),
    },
    way: {
      stops: [m.case_stop_request, m.activity_stop_agreed],
      at: { SUBMITTED: 0, ACCEPTED: 1 },
    },
  }),
};
