import * as m from '@portal/texts/messages';

export const recommendStates = [
  'SENT',
  'VIEWED',
  'INTERESTED',
  'CONNECTED',
  'COOPERATING',
  'DONE',
  'DECLINED',
  'EXPIRED',
  'WITHDRAWN',
] as const;
export type RecommendState = (typeof recommendStates)[number];

export const recommendStateLabels: Record<RecommendState, () => string> = {
  SENT: m.state_recommend_sent,
  VIEWED: m.state_recommend_viewed,
  INTERESTED: m.state_recommend_interested,
  CONNECTED: m.state_recommend_connected,
  COOPERATING: m.state_recommend_cooperating,
  DONE: m.state_completed,
  DECLINED: m.state_recommend_declined,
  EXPIRED: m.state_expired,
  WITHDRAWN: m.state_withdrawn,
};

/** How far recommendations got, whatever became of them afterwards; a declined one has been viewed. */
export const recommendSteps = ['EVER_VIEWED', 'EVER_INTERESTED', 'EVER_CONNECTED', 'EVER_AGREED'] as const;
export type RecommendStep = (typeof recommendSteps)[number];

/** States in which one side still has to respond. */
export const waitingStates = ['SENT', 'VIEWED', 'INTERESTED'] as const satisfies RecommendState[];

/** States in which both sides know each other's identity. */
export const openStates = ['CONNECTED', 'COOPERATING', 'DONE'] as const satisfies RecommendState[];

/** Events of the receiving enterprise. */
export const receiverEvents = ['open', 'interested', 'decline', 'retract'] as const;
/** Events of the project's enterprise. */
export const projectSideEvents = ['remind', 'withdraw', 'agree', 'refuse'] as const;
/** Events of either side once contacts are disclosed. */
export const eitherEvents = ['registerDeal'] as const;
/** Events fired by a button or an answer form; registering a deal takes its terms as well. */
export const pressedEvents = [...receiverEvents, ...projectSideEvents] as const;
export const answerEvents = [...pressedEvents, ...eitherEvents] as const;
export type AnswerEvent = (typeof answerEvents)[number];
/** `finish` and `endDeal` follow from the end of the registered deal, `expire` from the clock. */
export const recommendEvents = [...answerEvents, 'finish', 'endDeal', 'expire'] as const;
export type RecommendEvent = (typeof recommendEvents)[number];

export const recommendTransitions: Record<RecommendState, Partial<Record<RecommendEvent, RecommendState>>> = {
  SENT: {
    open: 'VIEWED',
    interested: 'INTERESTED',
    decline: 'DECLINED',
    remind: 'SENT',
    withdraw: 'WITHDRAWN',
    expire: 'EXPIRED',
  },
  VIEWED: {
    interested: 'INTERESTED',
    decline: 'DECLINED',
    remind: 'VIEWED',
    withdraw: 'WITHDRAWN',
    expire: 'EXPIRED',
  },
  INTERESTED: { retract: 'WITHDRAWN', agree: 'CONNECTED', refuse: 'DECLINED', expire: 'EXPIRED' },
  CONNECTED: { registerDeal: 'COOPERATING' },
  COOPERATING: { finish: 'DONE', endDeal: 'CONNECTED' },
  DONE: {},
  DECLINED: {},
  EXPIRED: {},
  WITHDRAWN: {},
};

export const recommendSenders = ['SYSTEM', 'OPERATOR', 'ENTERPRISE'] as const;
export type RecommendSender = (typeof recommendSenders)[number];
export const recommendSenderLabels: Record<RecommendSender, () => string> = {
  SYSTEM: m.match_from_system,
  OPERATOR: m.match_from_operator,
  ENTERPRISE: m.match_from_enterprise,
};

/** Days to answer a recommendation, during which the same pair is not asked again. */
export const recommendDays = 30;
/** Recommendations an enterprise may send per day. */
export const maxSentADay = 20;
