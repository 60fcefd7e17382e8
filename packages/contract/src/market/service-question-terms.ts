import * as m from '@portal/texts/messages';

/**
 * A question about a service, public with its answer; `PENDING` contains sensitive words and awaits the park's review.
 */
export const serviceQuestionStates = [
  'ASKED',
  'PENDING',
  'ANSWERED',
  'HIDDEN',
  'DECLINED',
  'WITHDRAWN',
] as const;
export type ServiceQuestionState = (typeof serviceQuestionStates)[number];

export const serviceQuestionStateLabels: Record<ServiceQuestionState, () => string> = {
  ASKED: m.state_to_answer,
  PENDING: m.state_pending,
  ANSWERED: m.state_question_answered,
  HIDDEN: m.state_rating_hidden,
  DECLINED: m.state_declined,
  WITHDRAWN: m.state_withdrawn,
};

export const questionAskerEvents = ['withdraw'] as const;
export const questionShopEvents = ['answer', 'amend', 'decline'] as const;
/** Events of both sides; `amend` replaces the first answer. */
export const questionSideEvents = [...questionAskerEvents, ...questionShopEvents] as const;
export type QuestionSideEvent = (typeof questionSideEvents)[number];
export const questionParkEvents = ['show', 'hide'] as const;
export type QuestionParkEvent = (typeof questionParkEvents)[number];
/** `hold` is an answer with sensitive words, which is reviewed before it becomes public. */
const questionEvents = [...questionSideEvents, ...questionParkEvents, 'hold'] as const;
export type ServiceQuestionEvent = (typeof questionEvents)[number];

/** Every allowed transition; any other is refused with 500012. */
export const serviceQuestionTransitions: Record<
  ServiceQuestionState,
  Partial<Record<ServiceQuestionEvent, ServiceQuestionState>>
> = {
  ASKED: { answer: 'ANSWERED', hold: 'PENDING', decline: 'DECLINED', withdraw: 'WITHDRAWN' },
  PENDING: { show: 'ANSWERED', hide: 'HIDDEN', withdraw: 'WITHDRAWN' },
  ANSWERED: { amend: 'ANSWERED', hold: 'PENDING', hide: 'HIDDEN', withdraw: 'WITHDRAWN' },
  HIDDEN: { show: 'ANSWERED' },
  DECLINED: {},
  WITHDRAWN: {},
};

export const questionMoveLabels = {
  answer: m.shop_did_answer,
  amend: m.shop_did_amend,
  decline: m.shop_did_decline,
  withdraw: m.shop_did_withdraw,
  show: m.shop_did_show,
  hide: m.shop_did_hide,
  hold: m.shop_did_hold,
} satisfies Record<ServiceQuestionEvent, () => string>;

/** Which questions a list holds: those the caller asked, or those their shop received. */
export const questionViews = ['ASKED', 'RECEIVED'] as const;
export type QuestionView = (typeof questionViews)[number];

/** Questions a user may ask per day, so that shops are not flooded. */
export const maxServiceQuestions = 10;
