import * as m from '@portal/texts/messages';

/** What a score is made of, with the points each part has before anybody has refused anything. */
export const baseWeights = {
  CATEGORY: 25,
  TEXT: 30,
  SEASON: 15,
  PRICE: 10,
  REGION: 10,
  CREDIT: 10,
} as const;
export type MatchPart = keyof typeof baseWeights;
export const matchParts = Object.keys(baseWeights) as [MatchPart, ...MatchPart[]];
export type MatchWeights = Readonly<Record<MatchPart, number>>;

export const matchPartLabels: Record<MatchPart, () => string> = {
  CATEGORY: m.field_project_category,
  TEXT: m.match_part_text,
  SEASON: m.match_part_season,
  PRICE: m.match_part_price,
  REGION: m.match_part_region,
  CREDIT: m.match_part_credit,
};

/** What a project is matched with. */
export const matchTargets = ['PROJECT', 'ENTERPRISE', 'SERVICE', 'TUTOR', 'POLICY'] as const;
export type MatchTarget = (typeof matchTargets)[number];
/** Those one deals with; the others help to bring it about. */
export type PartnerTarget = 'PROJECT' | 'ENTERPRISE';
export const isPartner = ({ targetType }: { targetType: MatchTarget }): boolean =>
  targetType === 'PROJECT' || targetType === 'ENTERPRISE';

/** Those whose enterprise a project can be recommended to: partners, and providers whose services fit it. */
export const isRecommendable = (match: { targetType: MatchTarget }): boolean =>
  isPartner(match) || match.targetType === 'SERVICE';

/** Below it nothing is kept or shown. */
export const leastScore = 40;
/** From it on the system recommends by itself. */
export const recommendedScore = 70;
/** So many partners are kept of a project, and so many of each that helps. */
export const maxPartners = 15;
export const maxHelpers: Record<Exclude<MatchTarget, PartnerTarget>, number> = {
  SERVICE: 5,
  TUTOR: 2,
  POLICY: 3,
};

/** Why a part has its points; parameters are numbers. */
export const matchReasons = {
  CATEGORY_SAME: m.match_reason_category_same,
  CATEGORY_STAGE: m.match_reason_category_stage,
  CATEGORY_OTHER: m.match_reason_category_other,
  TEXT_SHARED: m.match_reason_text_shared,
  TEXT_NONE: m.match_reason_text_none,
  SEASON_ANY: m.match_reason_season_any,
  SEASON_ALL: m.match_reason_season_all,
  SEASON_SOME: m.match_reason_season_some,
  SEASON_NONE: m.match_reason_season_none,
  PRICE_MEETS: m.match_reason_price_meets,
  PRICE_APART: m.match_reason_price_apart,
  PRICE_OPEN: m.match_reason_price_open,
  REGION_SAME: m.match_reason_region_same,
  REGION_NEAR: m.match_reason_region_near,
  REGION_FAR: m.match_reason_region_far,
  CREDIT_KNOWN: m.match_reason_credit_known,
  CREDIT_NONE: m.match_reason_credit_none,
} as const satisfies Record<string, (inputs: { n: number }) => string>;
export type MatchReason = keyof typeof matchReasons;

/** One part of a score as it is kept: points of how many, and why. */
export interface PartScore {
  part: MatchPart;
  points: number;
  weight: number;
  reason: MatchReason;
  n: number;
}

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

/** The states in which both sides know each other. */
export const openStates = ['CONNECTED', 'COOPERATING', 'DONE'] as const satisfies RecommendState[];

/** What the enterprise it was sent to does. */
export const receiverEvents = ['open', 'interested', 'decline', 'retract'] as const;
/** What the enterprise of the project does. */
export const projectSideEvents = ['remind', 'withdraw', 'agree', 'refuse'] as const;
/** What either does once contacts are open. */
export const eitherEvents = ['registerDeal'] as const;
/** What is done with one press, or with the form of an answer; a deal is registered with what was agreed. */
export const pressedEvents = [...receiverEvents, ...projectSideEvents] as const;
export const answerEvents = [...pressedEvents, ...eitherEvents] as const;
export type AnswerEvent = (typeof answerEvents)[number];
/** `finish` and `endDeal` come with the end of the registered deal, `expire` with the clock. */
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

/** Why something does not suit; all but the last weigh on later scores. */
export const declineReasons = ['FULL', 'PRICE', 'CATEGORY', 'FAR', 'CREDIT', 'OTHER'] as const;
export type DeclineReason = (typeof declineReasons)[number];
export const declineReasonLabels: Record<DeclineReason, () => string> = {
  FULL: m.match_decline_full,
  PRICE: m.match_decline_price,
  CATEGORY: m.match_decline_category,
  FAR: m.match_decline_far,
  CREDIT: m.match_decline_credit,
  OTHER: m.match_decline_other,
};

/** The part that a refusal weighs on. */
export const partOfReason: Record<DeclineReason, MatchPart | null> = {
  FULL: 'SEASON',
  PRICE: 'PRICE',
  CATEGORY: 'CATEGORY',
  FAR: 'REGION',
  CREDIT: 'CREDIT',
  OTHER: null,
};
/** Points that a part gains with each refusal for its sake, and at most. */
export const gainOfRefusal = 2;
export const maxGain = 6;

/** Days in which a recommendation is answered; the same pair is not asked again before. */
export const recommendDays = 30;
/** An enterprise sends so many in a day. */
export const maxSentADay = 20;
