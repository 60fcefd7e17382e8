import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { phoneAppealStateLabels } from './phone-appeal.ts';

const labels = phoneAppealStateLabels;

/** Cases about accounts. */
export const identityCases = {
  PHONE_APPEAL: caseKind({
    name: m.case_kind_phone_appeal,
    prefix: 'SJ',
    title: m.case_title_phone_appeal,
    states: {
      PENDING: { label: labels.PENDING, turn: 'ACTIVE' },
      ACCEPTED: { label: labels.ACCEPTED, turn: 'DONE' },
      REFUSED: { label: labels.REFUSED, turn: 'ENDED' },
      WITHDRAWN: { label: labels.WITHDRAWN, turn: 'ENDED' },
    },
    events: {
      submit: ({ phone = '' }) => m.case_did_appeal({ phone }),
      withdraw: m.case_did_withdraw_appeal,
      accept: withReason(m.case_did_accept_appeal),
      refuse: withReason(m.case_did_refuse_appeal),
      /** The number has since been changed by verification codes. */
      moveByCode: m.case_did_move_by_code,
      endAccount: m.case_did_end_account,
    },
    way: {
      stops: [m.case_stop_submitted, m.case_stop_check, m.case_stop_new_number],
      at: { PENDING: 1 },
    },
  }),
};
