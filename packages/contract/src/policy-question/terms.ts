import * as m from '@portal/texts/messages';

/** States of a policy question from asking to closing. */
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

/** States in which an answer is due. */
export const openQuestionStates = [
  'SUBMITTED',
  'ASSIGNED',
  'TRANSFERRED',
  'FOLLOWUP',
] as const satisfies QuestionState[];

/** The asker's events; `rate` is for a question that closed by itself, `revoke` withdraws the consent to publish. */
export const askerEvents = ['followUp', 'close', 'rate', 'withdraw', 'revoke'] as const;
export type AskerEvent = (typeof askerEvents)[number];

/** The office's events. */
export const officerEvents = ['assign', 'answer', 'transfer', 'publish', 'unpublish'] as const;
export type OfficerEvent = (typeof officerEvents)[number];

/** `ask` creates a question; `lapse` fires when an answer has had no follow-up for days. */
export const questionEvents = ['ask', ...askerEvents, ...officerEvents, 'lapse'] as const;
export type QuestionEvent = (typeof questionEvents)[number];

/** Every allowed transition; any other is refused with 500012. */
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

/** Working days the office has to answer. */
export const answerDays = { SIMPLE: 1, COMPLEX: 3 } as const;
export const questionComplexities = ['SIMPLE', 'COMPLEX'] as const satisfies (keyof typeof answerDays)[];
export type QuestionComplexity = (typeof questionComplexities)[number];

export const complexityLabels: Record<QuestionComplexity, () => string> = {
  SIMPLE: () => m.question_simple({ days: answerDays.SIMPLE }),
  COMPLEX: () => m.question_complex({ days: answerDays.COMPLEX }),
};

/** Follow-up questions an asker may submit. */
export const maxFollowUps = 3;
/** Days without a follow-up after which an answered question is closed. */
export const lapseDays = 7;

/** Upload purpose for a file attached to a question. */
export const questionFilePurpose = 'POLICY_QUESTION_FILE';

/** Kinds of entry in a question's thread, apart from the question itself. */
export const questionPostKinds = ['ANSWER', 'FOLLOWUP', 'TRANSFER'] as const;
export type QuestionPostKind = (typeof questionPostKinds)[number];
