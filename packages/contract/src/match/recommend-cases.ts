import * as m from '@portal/texts/messages';
import { caseKind } from '../case-kind.ts';
import { recommendStateLabels as labels } from './recommend-terms.ts';

/** Another enterprise's project recommended to this one; the other enterprise is never identified. */
export const recommendCases = {
  RECOMMEND: caseKind({
    name: m.log_entity_recommend,
    prefix: 'DJ',
    title: m.case_title_recommend,
    states: {
      SENT: { label: labels.SENT, turn: 'TODO', nextStep: m.match_next_answer },
      VIEWED: { label: labels.VIEWED, turn: 'TODO', nextStep: m.match_next_answer },
      INTERESTED: { label: labels.INTERESTED, turn: 'ACTIVE' },
      CONNECTED: { label: labels.CONNECTED, turn: 'ACTIVE' },
      COOPERATING: { label: labels.COOPERATING, turn: 'ACTIVE' },
      DONE: { label: labels.DONE, turn: 'DONE' },
      DECLINED: { label: labels.DECLINED, turn: 'ENDED' },
      EXPIRED: { label: labels.EXPIRED, turn: 'ENDED' },
      WITHDRAWN: { label: labels.WITHDRAWN, turn: 'ENDED' },
    },
    events: {
      send: m.match_did_send,
      apply: m.match_did_interested,
      open: m.match_did_open,
      interested: m.match_did_interested,
      decline: m.match_did_decline,
      retract: m.match_did_retract,
      remind: m.match_did_remind,
      withdraw: m.match_did_withdraw,
      agree: m.match_did_agree,
      refuse: m.match_did_refuse,
      registerDeal: m.match_did_register,
      finish: m.match_did_finish,
      endDeal: m.match_did_end_deal,
      expire: m.case_did_expire,
    },
    way: {
      stops: [m.match_stop_sent, m.match_stop_interest, m.match_stop_connected, m.match_stop_deal],
      at: { SENT: 0, VIEWED: 0, INTERESTED: 1, CONNECTED: 2, COOPERATING: 3, DONE: 3 },
    },
  }),
};
