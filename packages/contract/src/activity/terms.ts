import * as m from '@portal/texts/messages';

export const activityKinds = ['ACTIVITY', 'SALON', 'TRAINING'] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const activityKindLabels: Record<ActivityKind, () => string> = {
  ACTIVITY: m.activity_kind_activity,
  SALON: m.activity_kind_salon,
  TRAINING: m.activity_kind_training,
};

export const activityStates = ['DRAFT', 'PENDING', 'PUBLISHED', 'CANCELLED', 'ARCHIVED'] as const;
export type ActivityState = (typeof activityStates)[number];

/** Events that the office triggers; the author of a draft cannot publish it. */
export const activityEvents = ['submit', 'recall', 'return', 'publish', 'cancel', 'archive'] as const;
export type ActivityEvent = (typeof activityEvents)[number];

/** All transitions; any other is refused with 500012. */
export const activityTransitions: Record<ActivityState, Partial<Record<ActivityEvent, ActivityState>>> = {
  DRAFT: { submit: 'PENDING' },
  PENDING: { publish: 'PUBLISHED', return: 'DRAFT', recall: 'DRAFT' },
  PUBLISHED: { cancel: 'CANCELLED', archive: 'ARCHIVED' },
  CANCELLED: {},
  ARCHIVED: {},
};

export const activityStateLabels: Record<ActivityState, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.state_pending,
  PUBLISHED: m.state_published,
  CANCELLED: m.state_cancelled,
  ARCHIVED: m.activity_state_archived,
};

/** Progress of a published activity, derived from the time and the seats; never stored. */
export const activityPhases = ['COMING', 'SIGNING', 'FULL', 'CLOSED', 'ONGOING', 'ENDED'] as const;
export type ActivityPhase = (typeof activityPhases)[number];

/**
 * CODE: the desk enters each attendee's code; QR: attendees scan the code at the door; LIST: the desk ticks them off.
 */
export const checkInModes = ['CODE', 'QR', 'LIST'] as const;
export type CheckInMode = (typeof checkInModes)[number];

/** Types of answers to a sign-up question. */
export const questionKinds = ['TEXT', 'CHOICE', 'YES_NO'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const memberTypes = ['100', '200'] as const;
export type MemberType = (typeof memberTypes)[number];

/** States of a user's request to the office to hold a salon. */
export const salonRequestStates = ['SUBMITTED', 'ACCEPTED', 'DECLINED'] as const;
export type SalonRequestState = (typeof salonRequestStates)[number];

export const salonRequestEvents = ['accept', 'decline'] as const;
export type SalonRequestEvent = (typeof salonRequestEvents)[number];

export const salonRequestTransitions: Record<
  SalonRequestState,
  Partial<Record<SalonRequestEvent, SalonRequestState>>
> = {
  SUBMITTED: { accept: 'ACCEPTED', decline: 'DECLINED' },
  ACCEPTED: {},
  DECLINED: {},
};

export const salonRequestStateLabels: Record<SalonRequestState, () => string> = {
  SUBMITTED: m.state_to_answer,
  ACCEPTED: m.state_accepted,
  DECLINED: m.state_declined,
};

/** Default points for attending an activity and for passing its quiz, unless the office enters others. */
export const usualPoints = 10;
export const maxActivityPoints = 100;
