import * as m from '@portal/texts/messages';

export const orderStates = [
  'APPLIED',
  'QUOTED',
  'IN_PROGRESS',
  'DELIVERED',
  'DISPUTED',
  'TO_CONFIRM',
  'COMPLETED',
  'DECLINED',
  'EXPIRED',
  'CLOSED',
  'CANCELLED',
  'REFUSED',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderStateLabels: Record<OrderState, () => string> = {
  APPLIED: m.state_order_applied,
  QUOTED: m.state_order_quoted,
  IN_PROGRESS: m.state_order_in_progress,
  DELIVERED: m.state_order_delivered,
  DISPUTED: m.state_order_disputed,
  TO_CONFIRM: m.state_order_to_confirm,
  COMPLETED: m.state_order_completed,
  DECLINED: m.state_order_declined,
  EXPIRED: m.state_expired,
  CLOSED: m.state_order_closed,
  CANCELLED: m.state_order_cancelled,
  REFUSED: m.state_order_refused,
};

/** The two sides of an order; the park rules on disputes between them. */
export const orderSides = ['BUYER', 'PROVIDER'] as const;
export type OrderSide = (typeof orderSides)[number];
export type OrderTurn = OrderSide | 'PARK';

/** Events of the two sides; the server's policy decides who may fire which, and when. */
export const sideEvents = [
  'quote',
  'decline',
  'accept',
  'refuse',
  'done',
  'confirm',
  'finish',
  'confirmDeal',
  'refuseDeal',
  'dispute',
  'say',
  'askCancel',
  'agreeCancel',
  'keep',
] as const;
export type SideEvent = (typeof sideEvents)[number];

/** The park's rulings in a dispute. */
export const rulingEvents = ['ruleComplete', 'ruleCancel'] as const;
export type RulingEvent = (typeof rulingEvents)[number];

/** `deliver` is the confirmation of the last milestone; `expire` fires if no one answers in time. */
const orderEvents = [...sideEvents, ...rulingEvents, 'deliver', 'expire'] as const;
export type OrderEvent = (typeof orderEvents)[number];

const cancelling = (state: OrderState) =>
  ({ askCancel: state, keep: state, agreeCancel: 'CANCELLED' }) as const;

/** Every allowed transition; any other is refused with 500012. */
export const orderTransitions: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  APPLIED: { quote: 'QUOTED', decline: 'DECLINED', expire: 'EXPIRED', ...cancelling('APPLIED') },
  QUOTED: { quote: 'QUOTED', accept: 'IN_PROGRESS', refuse: 'CLOSED', ...cancelling('QUOTED') },
  IN_PROGRESS: {
    done: 'IN_PROGRESS',
    confirm: 'IN_PROGRESS',
    deliver: 'DELIVERED',
    dispute: 'DISPUTED',
    ...cancelling('IN_PROGRESS'),
  },
  DELIVERED: { finish: 'COMPLETED', dispute: 'DISPUTED' },
  DISPUTED: { say: 'DISPUTED', ruleComplete: 'COMPLETED', ruleCancel: 'CANCELLED' },
  TO_CONFIRM: { confirmDeal: 'COMPLETED', refuseDeal: 'REFUSED', expire: 'EXPIRED' },
  COMPLETED: {},
  DECLINED: {},
  EXPIRED: {},
  CLOSED: {},
  CANCELLED: {},
  REFUSED: {},
};

/** Events in an order's history. */
export const orderLogEvents = [...orderEvents, 'apply', 'register', 'remind'] as const;
export type OrderLogEvent = (typeof orderLogEvents)[number];

export const orderDidLabels: Record<OrderLogEvent, () => string> = {
  apply: m.order_did_apply,
  register: m.order_did_register,
  remind: m.order_did_remind,
  quote: m.order_did_quote,
  decline: m.order_did_decline,
  accept: m.order_did_accept,
  refuse: m.order_did_refuse,
  done: m.order_did_done,
  confirm: m.order_did_confirm,
  deliver: m.order_did_deliver,
  finish: m.order_did_finish,
  confirmDeal: m.order_did_confirm_deal,
  refuseDeal: m.order_did_refuse_deal,
  dispute: m.order_did_dispute,
  say: m.order_did_say,
  askCancel: m.order_did_ask_cancel,
  agreeCancel: m.order_did_agree_cancel,
  keep: m.order_did_keep,
  ruleComplete: m.order_did_rule_complete,
  ruleCancel: m.order_did_rule_cancel,
  expire: m.order_did_expire,
};

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
