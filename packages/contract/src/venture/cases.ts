import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import {
  introductionStateLabels as ofIntroduction,
  roomStateLabels as ofRoom,
  ventureStateLabels as ofVenture,
} from './terms.ts';

/** Ventures on their way to publication, requests for access to their data rooms, and introductions. */
export const ventureCases = {
  VENTURE: caseKind({
    name: m.log_entity_venture,
    prefix: 'CY',
    title: m.case_title_venture,
    states: {
      DRAFT: { label: ofVenture.DRAFT, turn: 'TODO', nextStep: m.case_next_submit_again },
      PENDING: { label: ofVenture.PENDING, turn: 'ACTIVE' },
      PUBLISHED: { label: ofVenture.PUBLISHED, turn: 'ACTIVE' },
      REJECTED: { label: ofVenture.REJECTED, turn: 'TODO', nextStep: m.case_next_submit_again },
      CLOSED: { label: ofVenture.CLOSED, turn: 'DONE' },
      WITHDRAWN: { label: ofVenture.WITHDRAWN, turn: 'ENDED' },
    },
    events: {
      submit: m.case_did_hand_in,
      recall: m.case_did_recall,
      revise: m.case_did_revise,
      pass: m.case_did_pass,
      reject: withReason(m.case_did_reject),
      close: m.case_did_close_venture,
      withdraw: m.case_did_withdraw_request,
      takeDown: withReason(m.case_did_take_down),
    },
    way: {
      stops: [m.case_stop_submitted, m.case_stop_review, m.case_stop_public, m.case_stop_round_done],
      at: { DRAFT: 0, PENDING: 1, PUBLISHED: 2, CLOSED: 3 },
    },
  }),
  VENTURE_ROOM: caseKind({
    name: m.log_entity_venture_room,
    prefix: 'ZK',
    title: m.case_title_venture_room,
    states: {
      ASKED: { label: ofRoom.ASKED, turn: 'ACTIVE' },
      GRANTED: { label: ofRoom.GRANTED, turn: 'DONE' },
      REFUSED: { label: ofRoom.REFUSED, turn: 'ENDED' },
      WITHDRAWN: { label: ofRoom.WITHDRAWN, turn: 'ENDED' },
      REVOKED: { label: ofRoom.REVOKED, turn: 'ENDED' },
      EXPIRED: { label: ofRoom.EXPIRED, turn: 'ENDED' },
    },
    events: {
      ask: m.case_did_submit_request,
      withdraw: m.case_did_withdraw_request,
      grant: m.case_did_open_room,
      refuse: withReason(m.case_did_refuse),
      revoke: withReason(m.case_did_revoke_room),
      expire: m.case_did_expire,
    },
    way: {
      stops: [m.case_stop_request, m.case_stop_room_open],
      at: { ASKED: 0, GRANTED: 1 },
    },
  }),
  INTRODUCTION: caseKind({
    name: m.log_entity_introduction,
    prefix: 'QT',
    title: m.case_title_introduction,
    states: {
      SENT: { label: ofIntroduction.SENT, turn: 'ACTIVE' },
      AGREED: { label: ofIntroduction.AGREED, turn: 'DONE' },
      DECLINED: { label: ofIntroduction.DECLINED, turn: 'ENDED' },
      WITHDRAWN: { label: ofIntroduction.WITHDRAWN, turn: 'ENDED' },
      EXPIRED: { label: ofIntroduction.EXPIRED, turn: 'ENDED' },
    },
    events: {
      send: m.case_did_submit_request,
      withdraw: m.case_did_withdraw_request,
      agree: m.case_did_agree,
      decline: withReason(m.case_did_refuse),
      expire: m.case_did_expire,
    },
    way: {
      stops: [m.case_stop_request, m.case_stop_talks],
      at: { SENT: 0, AGREED: 1 },
    },
  }),
};
