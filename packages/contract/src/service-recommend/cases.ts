import * as m from '@portal/texts/messages';
import { caseKind } from '../case-kind.ts';
import { serviceRecommendStateLabels as labels } from './terms.ts';

/** A service recommended to one enterprise by another. */
export const serviceRecommendCases = {
  SERVICE_RECOMMEND: caseKind({
    name: m.service_recommend_name,
    prefix: 'TJ',
    title: m.service_recommend_case,
    states: {
      SENT: { label: labels.SENT, turn: 'TODO', nextStep: m.match_next_answer },
      INTERESTED: { label: labels.INTERESTED, turn: 'DONE' },
      DECLINED: { label: labels.DECLINED, turn: 'ENDED' },
      WITHDRAWN: { label: labels.WITHDRAWN, turn: 'ENDED' },
      EXPIRED: { label: labels.EXPIRED, turn: 'ENDED' },
    },
    events: {
      send: m.match_did_send,
      interested: m.match_did_interested,
      decline: m.match_did_decline,
      withdraw: m.match_did_withdraw,
      expire: m.case_did_expire,
    },
    way: { stops: [m.match_stop_sent, m.match_stop_interest], at: { SENT: 0, INTERESTED: 1 } },
  }),
};
