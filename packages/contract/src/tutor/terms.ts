import * as m from '@portal/texts/messages';

/** Subjects tutors advise on. */
export const tutorAreas = [
  'GROWING',
  'BREEDING',
  'PROTECTION',
  'POSTHARVEST',
  'DESIGN',
  'TRADE',
  'LAW',
  'MANAGEMENT',
] as const;
export type TutorArea = (typeof tutorAreas)[number];

export const tutorAreaLabels: Record<TutorArea, () => string> = {
  GROWING: m.tutor_area_growing,
  BREEDING: m.tutor_area_breeding,
  PROTECTION: m.tutor_area_protection,
  POSTHARVEST: m.tutor_area_postharvest,
  DESIGN: m.tutor_area_design,
  TRADE: m.tutor_area_trade,
  LAW: m.tutor_area_law,
  MANAGEMENT: m.tutor_area_management,
};

/** A paused tutor keeps their page, but it offers no hours. */
export const tutorStates = ['OPEN', 'PAUSED'] as const;
export type TutorState = (typeof tutorStates)[number];

export const tutorStateLabels: Record<TutorState, () => string> = {
  OPEN: m.tutor_open,
  PAUSED: m.tutor_paused,
};

export const hourModes = ['ONLINE', 'ONSITE'] as const;
export type HourMode = (typeof hourModes)[number];

export const hourModeLabels: Record<HourMode, () => string> = {
  ONLINE: m.tutor_online,
  ONSITE: m.tutor_onsite,
};

/**
 * Only whether the tutor is away is stored; the other states follow from the bookings and the clock. HELD: requested or
 * awaiting payment. LATER: not released yet.
 */
export const hourStates = ['FREE', 'HELD', 'BOOKED', 'CLOSED', 'LATER', 'PAST'] as const;
export type HourState = (typeof hourStates)[number];

/** Whether the advice was followed, as answered in the follow-up. */
export const adviceResults = ['DONE', 'PARTLY', 'NOT'] as const;
export type AdviceResult = (typeof adviceResults)[number];

/** The tutor's events on a requested hour; `advise`, like `miss`, ends it. */
export const tutoringEvents = ['approve', 'reject', 'cancel', 'miss'] as const;
export type TutoringEvent = (typeof tutoringEvents)[number];

/** Days a tutor has to report a no-show; after that, the visitor counts as present. */
export const tutoringGraceDays = 3;

/** Days after the advice when the follow-up is due. */
export const followUpDays = 30;

/** Days after the hour in which it can be rated. */
export const ratingDays = 30;

/** Hours before the start until which cancelling is refunded in full. */
export const tutorCancelHours = 24;
