import * as m from '@portal/texts/messages';

/** What tutors are asked about. */
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

/** A tutor who pauses keeps the page, which offers no hours. */
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
 * An hour is stored with no state but whether the tutor is away; the rest follows from the bookings and the clock. HELD
 * is asked for or to be paid, LATER not released yet.
 */
export const hourStates = ['FREE', 'HELD', 'BOOKED', 'CLOSED', 'LATER', 'PAST'] as const;
export type HourState = (typeof hourStates)[number];

/** What has become of a piece of advice when the tutor asks again. */
export const adviceResults = ['DONE', 'PARTLY', 'NOT'] as const;
export type AdviceResult = (typeof adviceResults)[number];

/** What the tutor does with an hour somebody has asked for; `advise` ends it, as `miss` does. */
export const tutoringEvents = ['approve', 'reject', 'cancel', 'miss'] as const;
export type TutoringEvent = (typeof tutoringEvents)[number];

/** Who has not written in so many days that nobody came has been there. */
export const tutoringGraceDays = 3;

/** The follow-up is asked so many days after the advice. */
export const followUpDays = 30;

/** A rating is given within so many days after the hour. */
export const ratingDays = 30;

/** Who cancels so many hours before gets all of the price back. */
export const tutorCancelHours = 24;
