import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { repairLogLabels as did, repairStateLabels as labels } from './terms.ts';

/** Reports of faults and hazards. */
export const repairCases = {
  REPAIR: caseKind({
    name: m.repair_kind_repair,
    prefix: 'BX',
    title: m.case_title_repair,
    states: {
      SUBMITTED: { label: labels.SUBMITTED, turn: 'ACTIVE' },
      ASSIGNED: { label: labels.ASSIGNED, turn: 'ACTIVE' },
      PROCESSING: { label: labels.PROCESSING, turn: 'ACTIVE' },
      QUOTED: { label: labels.QUOTED, turn: 'TODO', nextStep: m.case_next_answer_quote },
      ON_HOLD: { label: labels.ON_HOLD, turn: 'ACTIVE' },
      FINISHED: { label: labels.FINISHED, turn: 'TODO', nextStep: m.case_next_confirm_repair },
      CLOSED: { label: labels.CLOSED, turn: 'DONE' },
      REOPENED: { label: labels.REOPENED, turn: 'ACTIVE' },
      REJECTED: { label: labels.REJECTED, turn: 'ENDED' },
      MERGED: { label: labels.MERGED, turn: 'ENDED' },
      CANCELLED: { label: labels.CANCELLED, turn: 'ENDED' },
    },
    events: {
      submit: did.submit,
      assign: did.assign,
      reassign: did.reassign,
      unassign: did.unassign,
      reject: withReason(did.reject),
      merge: did.merge,
      take: did.take,
      handBack: withReason(did.handBack),
      quote: did.quote,
      acceptQuote: did.acceptQuote,
      freeOnly: did.freeOnly,
      refuseQuote: withReason(did.refuseQuote),
      hold: withReason(did.hold),
      resume: did.resume,
      finish: withReason(did.finish),
      confirm: did.confirm,
      notFixed: withReason(did.notFixed),
      close: did.close,
      reopen: withReason(did.reopen),
      cancel: withReason(did.cancel),
    },
    way: {
      stops: [
        m.case_stop_repair_reported,
        m.case_stop_repair_sent,
        m.case_stop_repair_work,
        m.case_stop_repair_check,
        m.case_stop_done,
      ],
      at: {
        SUBMITTED: 0,
        REOPENED: 0,
        ASSIGNED: 1,
        PROCESSING: 2,
        QUOTED: 2,
        ON_HOLD: 2,
        FINISHED: 3,
        CLOSED: 4,
      },
    },
  }),
};
