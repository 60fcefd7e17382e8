import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { serviceStateLabels as ofService, shopStateLabels as ofShop } from './shop-terms.ts';

const way = [m.case_stop_submitted, m.case_stop_review, m.case_stop_public] as const;

/** Shops opened and services published by enterprises. */
export const marketCases = {
  SHOP: caseKind({
    name: m.log_entity_shop,
    prefix: 'KD',
    title: m.case_title_shop,
    states: {
      DRAFT: { label: ofShop.DRAFT, turn: 'TODO', nextStep: m.case_next_submit_again },
      PENDING: { label: ofShop.PENDING, turn: 'ACTIVE' },
      OPEN: { label: ofShop.OPEN, turn: 'DONE' },
      SUSPENDED: { label: ofShop.SUSPENDED, turn: 'ENDED' },
      CLOSED: { label: ofShop.CLOSED, turn: 'ENDED' },
    },
    events: {
      submit: m.case_did_hand_in,
      recall: m.case_did_recall,
      return: withReason(m.case_did_return),
      pass: m.case_did_pass,
      suspend: withReason(m.case_did_suspend_shop),
      resume: m.case_did_resume_shop,
      close: m.case_did_close_shop,
      reopen: m.case_did_reopen_shop,
    },
    way: { stops: way, at: { DRAFT: 0, PENDING: 1, OPEN: 2 } },
  }),
  SERVICE: caseKind({
    name: m.log_entity_service,
    prefix: 'FB',
    title: m.case_title_service,
    states: {
      DRAFT: { label: ofService.DRAFT, turn: 'TODO', nextStep: m.case_next_submit_again },
      PENDING: { label: ofService.PENDING, turn: 'ACTIVE' },
      ON: { label: ofService.ON, turn: 'DONE' },
      OFF: { label: ofService.OFF, turn: 'ENDED' },
      REJECTED: { label: ofService.REJECTED, turn: 'TODO', nextStep: m.case_next_follow_opinion },
      BANNED: { label: ofService.BANNED, turn: 'ENDED' },
    },
    events: {
      edit: m.case_did_save,
      submit: m.case_did_hand_in,
      recall: m.case_did_recall,
      pass: m.case_did_pass,
      reject: withReason(m.case_did_reject),
      on: m.case_did_put_on,
      off: m.case_did_take_down,
      ban: withReason(m.case_did_ban_service),
      unban: m.case_did_lift_ban,
    },
    way: { stops: way, at: { DRAFT: 0, REJECTED: 0, PENDING: 1, ON: 2 } },
  }),
};
