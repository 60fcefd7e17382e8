import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { lectureStateLabels as labels } from './learn-terms.ts';

/** Questions to the teachers of an activity. */
export const learnCases = {
  LECTURE_QUESTION: caseKind({
    name: m.learn_question,
    prefix: 'TW',
    title: m.learn_case_question,
    states: {
      SUBMITTED: { label: labels.SUBMITTED, turn: 'ACTIVE' },
      SELECTED: { label: labels.SELECTED, turn: 'ACTIVE' },
      ANSWERED: { label: labels.ANSWERED, turn: 'DONE' },
      CLOSED: { label: labels.CLOSED, turn: 'ENDED' },
    },
    events: {
      ask: m.case_did_ask,
      select: m.learn_did_select,
      answer: m.case_did_answer,
      close: withReason(m.learn_did_close),
    },
    way: {
      stops: [m.case_stop_asked, m.learn_stop_selected, m.case_stop_answered],
      at: { SUBMITTED: 0, SELECTED: 1, ANSWERED: 2 },
    },
  }),
};
