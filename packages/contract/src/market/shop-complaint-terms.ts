import * as m from '@portal/texts/messages';

export const complaintKinds = ['FALSE_CLAIM', 'PRICE', 'DELAY', 'QUALITY', 'CONDUCT', 'OTHER'] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

export const complaintKindLabels: Record<ComplaintKind, () => string> = {
  FALSE_CLAIM: m.shop_kind_false_claim,
  PRICE: m.shop_kind_price,
  DELAY: m.shop_kind_delay,
  QUALITY: m.shop_kind_quality,
  CONDUCT: m.shop_kind_conduct,
  OTHER: m.shop_kind_other,
};

/** A complaint about a shop, which is heard before the park upholds it. */
export const complaintStates = [
  'SUBMITTED',
  'ACCEPTED',
  'STATED',
  'UPHELD',
  'DISMISSED',
  'WITHDRAWN',
] as const;
export type ComplaintState = (typeof complaintStates)[number];

export const complaintStateLabels: Record<ComplaintState, () => string> = {
  SUBMITTED: m.state_complaint_submitted,
  ACCEPTED: m.state_complaint_accepted,
  STATED: m.state_complaint_stated,
  UPHELD: m.state_complaint_upheld,
  DISMISSED: m.state_complaint_dismissed,
  WITHDRAWN: m.state_withdrawn,
};

/** Events of the complainant, and of the shop. */
export const complaintSideEvents = ['withdraw', 'state'] as const;
export type ComplaintSideEvent = (typeof complaintSideEvents)[number];
export const complaintParkEvents = ['accept', 'uphold', 'dismiss'] as const;
export type ComplaintParkEvent = (typeof complaintParkEvents)[number];
export const complaintEvents = [...complaintSideEvents, ...complaintParkEvents] as const;
export type ComplaintEvent = (typeof complaintEvents)[number];

/** Every allowed transition; any other is refused with 500012. */
export const complaintTransitions: Record<ComplaintState, Partial<Record<ComplaintEvent, ComplaintState>>> = {
  SUBMITTED: { accept: 'ACCEPTED', dismiss: 'DISMISSED', withdraw: 'WITHDRAWN' },
  ACCEPTED: { state: 'STATED', uphold: 'UPHELD', dismiss: 'DISMISSED', withdraw: 'WITHDRAWN' },
  STATED: { uphold: 'UPHELD', dismiss: 'DISMISSED', withdraw: 'WITHDRAWN' },
  UPHELD: {},
  DISMISSED: {},
  WITHDRAWN: {},
};

/** States in which someone still has to act. */
export const openComplaintStates = ['SUBMITTED', 'ACCEPTED', 'STATED'] as const satisfies ComplaintState[];

export const complaintDidLabels: Record<ComplaintEvent | 'submit', () => string> = {
  submit: m.shop_did_complain,
  accept: m.shop_did_accept,
  state: m.shop_did_state,
  uphold: m.shop_did_uphold,
  dismiss: m.shop_did_dismiss,
  withdraw: m.shop_did_withdraw_complaint,
};

export const complaintViews = ['FILED', 'RECEIVED'] as const;
export type ComplaintView = (typeof complaintViews)[number];

/** Working days the shop has for a statement; until then, the park cannot uphold the complaint without one. */
export const statementDays = 3;
/** Upload purpose for evidence; the complainant and the park may read it. */
export const complaintFilePurpose = 'SHOP_COMPLAINT_FILE';
