import * as m from '@portal/texts/messages';

/** A question about policies, from the day it is asked to the day it is done with. */
export const questionStates = [
  'SUBMITTED',
  'ASSIGNED',
  'TRANSFERRED',
  'FOLLOWUP',
  'ANSWERED',
  'CLOSED',
  'WITHDRAWN',
] as const;
export type QuestionState = (typeof questionStates)[number];

export const questionStateLabels: Record<QuestionState, () => string> = {
  SUBMITTED: m.state_question_submitted,
  ASSIGNED: m.state_question_assigned,
  TRANSFERRED: m.state_question_transferred,
  FOLLOWUP: m.state_question_followup,
  ANSWERED: m.state_question_answered,
  CLOSED: m.state_finished,
  WITHDRAWN: m.state_withdrawn,
};

/** The states in which an answer is owed. */
export const openQuestionStates = [
  'SUBMITTED',
  'ASSIGNED',
  'TRANSFERRED',
  'FOLLOWUP',
] as const satisfies QuestionState[];

/** What the asker does with it; `rate` is for what has ended by itself, `revoke` takes back the consent to publish it. */
export const askerEvents = ['followUp', 'close', 'rate', 'withdraw', 'revoke'] as const;
export type AskerEvent = (typeof askerEvents)[number];

/** What the office does with it. */
export const officerEvents = ['assign', 'answer', 'transfer', 'publish', 'unpublish'] as const;
export type OfficerEvent = (typeof officerEvents)[number];

/** `ask` begins it, `lapse` comes when an answer has stood for days and nobody asked on. */
export const questionEvents = ['ask', ...askerEvents, ...officerEvents, 'lapse'] as const;
export type QuestionEvent = (typeof questionEvents)[number];

/** Every transition there is; any other is refused with 500012. */
export const questionTransitions: Record<
  QuestionState,
  Partial<Record<Exclude<QuestionEvent, 'ask'>, QuestionState>>
> = {
  SUBMITTED: { assign: 'ASSIGNED', answer: 'ANSWERED', transfer: 'TRANSFERRED', withdraw: 'WITHDRAWN' },
  ASSIGNED: { answer: 'ANSWERED', transfer: 'TRANSFERRED', withdraw: 'WITHDRAWN' },
  TRANSFERRED: { assign: 'ASSIGNED', answer: 'ANSWERED', withdraw: 'WITHDRAWN' },
  FOLLOWUP: { answer: 'ANSWERED', transfer: 'TRANSFERRED' },
  ANSWERED: { followUp: 'FOLLOWUP', close: 'CLOSED', lapse: 'CLOSED' },
  CLOSED: { rate: 'CLOSED', publish: 'CLOSED', unpublish: 'CLOSED', revoke: 'CLOSED' },
  WITHDRAWN: {},
};

/** How long the office has for an answer, in working days. */
export const answerDays = { SIMPLE: 1, COMPLEX: 3 } as const;
export const questionComplexities = ['SIMPLE', 'COMPLEX'] as const satisfies (keyof typeof answerDays)[];
export type QuestionComplexity = (typeof questionComplexities)[number];

export const complexityLabels: Record<QuestionComplexity, () => string> = {
  SIMPLE: () => m.question_simple({ days: answerDays.SIMPLE }),
  COMPLEX: () => m.question_complex({ days: answerDays.COMPLEX }),
};

/** So often an asker may ask on. */
export const maxFollowUps = 3;
/** After so many days without another question an answered one is closed. */
export const lapseDays = 7;

/** The purpose under which a file is uploaded with a question. */
export const questionFilePurpose = 'POLICY_QUESTION_FILE';

/** What was written in the course of it, besides the question. */
export const questionPostKinds = ['ANSWER', 'FOLLOWUP', 'TRANSFER'] as const;
export type QuestionPostKind = (typeof questionPostKinds)[number];
