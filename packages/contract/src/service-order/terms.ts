import * as m from '@portal/texts/messages';

/** The two sides of an order; the park rules on disputes between them. */
export const orderSides = ['BUYER', 'PROVIDER'] as const;
export type OrderSide = (typeof orderSides)[number];
export type OrderTurn = OrderSide | 'PARK';

/** Which orders a list holds: placed by the enterprise, received by its shop, offline deals, or all of them. */
export const orderViews = ['PLACED', 'RECEIVED', 'OFFLINE', 'ANY'] as const;
export type OrderView = (typeof orderViews)[number];

export const orderTabs = ['MINE', 'ACTIVE', 'DISPUTED', 'TO_RATE', 'COMPLETED', 'ENDED'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** Upload purpose for files of an order. */
export const orderFilePurpose = 'ORDER_FILE';

/** Upload purpose for the picture in a rating; private until the rating is public. */
export const ratingPicturePurpose = 'RATING_PICTURE';
export const maxOrderFiles = 5;
export const maxMilestones = 8;

/** Working hours a provider has to answer. */
export const respondHours = 24;
/** Days after which the buyer's silence counts as confirmation, */
export const silenceDays = 7;
/** with reminders this many days after the milestone was done. */
export const reminderDays = [3, 5] as const;
/** Days after which an unconfirmed deal is void. */
export const dealDays = 15;
/** Days after the end in which a rating can be written, and in which it can be added to once. */
export const ratingDays = 30;
export const additionDays = 90;
/** Days over which response time is measured, and the minimum number of orders. */
export const measuredDays = 90;
export const minMeasured = 5;

/** The parts of a shop's credit, with the maximum points of each. */
export const creditParts = ['KEPT', 'RATED', 'ANSWERED', 'RULED'] as const;
export type CreditPart = (typeof creditParts)[number];
export const creditMost: Record<CreditPart, number> = { KEPT: 40, RATED: 30, ANSWERED: 20, RULED: 10 };
/** Days for which kept promises and rulings count. */
export const creditDays = 180;

export const ratingStates = ['SHOWN', 'PENDING', 'HIDDEN'] as const;
export type RatingState = (typeof ratingStates)[number];
export const ratingStateLabels: Record<RatingState, () => string> = {
  SHOWN: m.state_rating_shown,
  PENDING: m.state_rating_pending,
  HIDDEN: m.state_rating_hidden,
};
export const ratingEvents = ['add', 'reply', 'askHide'] as const;
export type RatingEvent = (typeof ratingEvents)[number];
export const ratingDecisions = ['hide', 'show'] as const;
/** A rating stays public until the park decides on a request to hide it, so that a request alone silences no one. */
export const ratingTransitions: Record<
  RatingState,
  Partial<Record<'askHide' | (typeof ratingDecisions)[number], RatingState>>
> = {
  SHOWN: { askHide: 'PENDING' },
  PENDING: { hide: 'HIDDEN', show: 'SHOWN' },
  HIDDEN: {},
};
export const ratingViews = ['GIVEN', 'RECEIVED'] as const;

/** Wording of what happens to an existing rating. */
export const ratingMoveLabels = {
  add: m.order_rating_add,
  reply: m.order_rating_reply,
  hide: m.order_rating_hide,
  show: m.order_rating_show,
};
export type RatingMove = keyof typeof ratingMoveLabels;
