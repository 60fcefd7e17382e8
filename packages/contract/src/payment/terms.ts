import * as m from '@portal/texts/messages';

/** What can be paid for; the feature behind each kind states what is due (its `payables`). */
export const payKinds = ['BILL', 'ROOM', 'VENUE', 'TUTOR', 'INSTRUMENT', 'SIGN_UP', 'REPAIR'] as const;
export type PayKind = (typeof payKinds)[number];

export const payKindLabels: Record<PayKind, () => string> = {
  BILL: m.pay_kind_bill,
  ROOM: m.pay_kind_room,
  VENUE: m.pay_kind_venue,
  TUTOR: m.pay_kind_tutor,
  INSTRUMENT: m.pay_kind_instrument,
  SIGN_UP: m.activity_sign_up,
  REPAIR: m.pay_kind_repair,
};

/** Labels of the link from the cashier back to what was paid for. */
export const payBackLabels: Record<PayKind, () => string> = {
  BILL: m.pay_back_bill,
  ROOM: m.pay_back_room,
  VENUE: m.pay_back_venue,
  TUTOR: m.pay_back_applications,
  INSTRUMENT: m.pay_back_applications,
  SIGN_UP: m.activity_back,
  REPAIR: m.pay_back_repair,
};

/** MOCK is the demo park's cashier, which moves no money. */
export const payChannels = ['WECHAT_NATIVE', 'ALIPAY_PC', 'BANK_TRANSFER', 'MOCK'] as const;
export type PayChannelCode = (typeof payChannels)[number];

export const payChannelLabels: Record<PayChannelCode, () => string> = {
  WECHAT_NATIVE: m.pay_channel_wechat,
  ALIPAY_PC: m.pay_channel_alipay,
  BANK_TRANSFER: m.pay_channel_transfer,
  MOCK: m.pay_channel_demo,
};

export const payOrderStates = [
  'CREATED',
  'PAYING',
  'SUCCESS',
  'CLOSED',
  'EXCEPTION',
  'SUCCESS_LATE',
] as const;
export type PayOrderState = (typeof payOrderStates)[number];

const payOrderEvents = ['choose', 'succeed', 'differ', 'close', 'comeLate', 'giveBack'] as const;
export type PayOrderEvent = (typeof payOrderEvents)[number];

/**
 * Every allowed transition. `differ`: the channel's amount is not ours. `comeLate`: money arrived for items no longer
 * available. Money that is not ours is always refunded.
 */
export const payOrderTransitions: Record<PayOrderState, Partial<Record<PayOrderEvent, PayOrderState>>> = {
  CREATED: { choose: 'PAYING', close: 'CLOSED' },
  PAYING: {
    choose: 'PAYING',
    succeed: 'SUCCESS',
    comeLate: 'SUCCESS_LATE',
    differ: 'EXCEPTION',
    close: 'CLOSED',
  },
  SUCCESS: {},
  CLOSED: { succeed: 'SUCCESS', comeLate: 'SUCCESS_LATE', differ: 'EXCEPTION' },
  EXCEPTION: { giveBack: 'SUCCESS_LATE' },
  SUCCESS_LATE: {},
};

export const payOrderStateLabels: Record<PayOrderState, () => string> = {
  CREATED: m.state_to_pay,
  PAYING: m.state_paying,
  SUCCESS: m.state_paid,
  CLOSED: m.state_order_closed,
  EXCEPTION: m.state_amount_differs,
  SUCCESS_LATE: m.state_paid_late,
};

/** States of one attempt at one channel. UNKNOWN: the channel did not answer and has to be queried. */
export const payAttemptStates = ['INIT', 'PENDING', 'SUCCESS', 'FAILED', 'CLOSED', 'UNKNOWN'] as const;
export type PayAttemptState = (typeof payAttemptStates)[number];

export const refundStates = [
  'APPLIED',
  'APPROVED',
  'PROCESSING',
  'SUCCESS',
  'FAILED',
  'REJECTED',
  'WITHDRAWN',
] as const;
export type RefundState = (typeof refundStates)[number];

const refundEvents = ['second', 'approve', 'reject', 'withdraw', 'send', 'succeed', 'fail', 'retry'] as const;
export type RefundEvent = (typeof refundEvents)[number];

/** `second` records the first of two approvals and leaves the state unchanged. */
export const refundTransitions: Record<RefundState, Partial<Record<RefundEvent, RefundState>>> = {
  APPLIED: { second: 'APPLIED', approve: 'APPROVED', reject: 'REJECTED', withdraw: 'WITHDRAWN' },
  APPROVED: { send: 'PROCESSING', fail: 'FAILED' },
  PROCESSING: { succeed: 'SUCCESS', fail: 'FAILED' },
  FAILED: { retry: 'APPROVED' },
  SUCCESS: {},
  REJECTED: {},
  WITHDRAWN: {},
};

export const refundStateLabels: Record<RefundState, () => string> = {
  APPLIED: m.state_pending,
  APPROVED: m.state_to_refund,
  PROCESSING: m.state_refunding,
  SUCCESS: m.state_refunded,
  FAILED: m.state_refund_failed,
  REJECTED: m.state_not_passed,
  WITHDRAWN: m.state_withdrawn,
};

/**
 * Who requested a refund: the payer, the rule of what was paid for, the finance office, or the system if money came too
 * late. OFFSET: nothing leaves the park; the amount becomes credit of the tenant and pays bills.
 */
export const refundSources = ['PAYER', 'RULE', 'SYSTEM', 'OFFICE', 'OFFSET'] as const;
export type RefundSource = (typeof refundSources)[number];
