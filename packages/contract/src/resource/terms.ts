import * as m from '@portal/texts/messages';

/** Codes in the path /resources/chuangxin/{code}, in tab order. */
export const resourceCodes = ['instrument', 'variety', 'lab', 'achievement', 'expert', 'base'] as const;
export type ResourceCode = (typeof resourceCodes)[number];

export const resourceCodeLabels: Record<ResourceCode, () => string> = {
  instrument: m.resource_instrument,
  variety: m.resource_variety,
  lab: m.resource_lab,
  achievement: m.resource_achievement,
  expert: m.resource_expert,
  base: m.resource_base,
};

/** Available by booking, or by agreement. */
export const openModes = ['BOOK', 'TALK'] as const;
export type OpenMode = (typeof openModes)[number];

export const openModeLabels: Record<OpenMode, () => string> = {
  BOOK: m.resource_mode_book,
  TALK: m.resource_mode_talk,
};

export const resourceRequestStates = ['SUBMITTED', 'AGREED', 'DECLINED', 'WITHDRAWN'] as const;
export type ResourceRequestState = (typeof resourceRequestStates)[number];

export const resourceRequestStateLabels: Record<ResourceRequestState, () => string> = {
  SUBMITTED: m.state_request_submitted,
  AGREED: m.state_request_agreed,
  DECLINED: m.state_declined,
  WITHDRAWN: m.state_withdrawn,
};

const resourceRequestEvents = ['agree', 'decline', 'withdraw'] as const;
export type ResourceRequestEvent = (typeof resourceRequestEvents)[number];

/** Every allowed transition; the park answers on the owner's behalf and brings both sides together. */
export const resourceRequestTransitions: Record<
  ResourceRequestState,
  Partial<Record<ResourceRequestEvent, ResourceRequestState>>
> = {
  SUBMITTED: { agree: 'AGREED', decline: 'DECLINED', withdraw: 'WITHDRAWN' },
  AGREED: {},
  DECLINED: {},
  WITHDRAWN: {},
};
