import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { resourceRequestStateLabels as labels } from './terms.ts';

/** Requests for resources shared in the park. */
export const resourceCases = {
  RESOURCE_REQUEST: caseKind({
    name: m.resource_request,
    prefix: 'ZY',
    group: 'REQUEST',
    title: m.case_title_resource_request,
    states: {
      SUBMITTED: { label: labels.SUBMITTED, turn: 'ACTIVE' },
      AGREED: { label: labels.AGREED, turn: 'DONE' },
      DECLINED: { label: labels.DECLINED, turn: 'ENDED' },
      WITHDRAWN: { label: labels.WITHDRAWN, turn: 'ENDED' },
    },
    events: {
      submit: m.case_did_submit_request,
      agree: withReason(m.case_did_agree),
      decline: withReason(m.case_did_refuse),
      withdraw: m.case_did_withdraw_request,
    },
  }),
};
