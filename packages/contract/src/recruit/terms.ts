import * as m from '@portal/texts/messages';

/** Upload purpose for an application's file; only its owner can read it by URL. */
export const resumePurpose = 'RESUME';
/** File types allowed for a résumé. */
export const resumeKinds = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const;

/** Days after the end of recruitment when its applications are erased. */
export const keptDays = 180;
/** Maximum days a recruitment post can stay open. */
export const maxDays = 180;
export const maxPositions = 10;
/** Undecided applications a person may have at a time. */
export const maxWaiting = 10;

export const recruitKinds = ['JOB', 'VOLUNTEER', 'PARTNER'] as const;
export type RecruitKind = (typeof recruitKinds)[number];

export const recruitKindLabels: Record<RecruitKind, () => string> = {
  JOB: m.recruit_kind_job,
  VOLUNTEER: m.recruit_kind_volunteer,
  PARTNER: m.recruit_kind_partner,
};

/** PENDING: not public yet. */
export const recruitStates = ['PENDING', 'OPEN', 'FILLED', 'CLOSED'] as const;
export type RecruitState = (typeof recruitStates)[number];

export const recruitStateLabels: Record<RecruitState, () => string> = {
  PENDING: m.recruit_state_pending,
  OPEN: m.recruit_state_open,
  FILLED: m.recruit_state_filled,
  CLOSED: m.recruit_state_closed,
};

/** `fill` also fires when the last opening is filled, `close` on the day after the deadline. */
export const recruitEvents = ['open', 'fill', 'reopen', 'close'] as const;
export type RecruitEvent = (typeof recruitEvents)[number];

export const recruitTransitions: Record<RecruitState, Partial<Record<RecruitEvent, RecruitState>>> = {
  PENDING: { open: 'OPEN', close: 'CLOSED' },
  OPEN: { fill: 'FILLED', close: 'CLOSED' },
  FILLED: { reopen: 'OPEN', close: 'CLOSED' },
  CLOSED: {},
};

/** The recruiter's events. */
export const ownRecruitEvents = ['fill', 'reopen', 'close'] as const satisfies RecruitEvent[];
export type OwnRecruitEvent = (typeof ownRecruitEvents)[number];

export const applicationStates = [
  'SUBMITTED',
  'VIEWED',
  'INTERVIEW',
  'HIRED',
  'REFUSED',
  'WITHDRAWN',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const applicationStateLabels: Record<ApplicationState, () => string> = {
  SUBMITTED: m.recruit_application_submitted,
  VIEWED: m.recruit_application_viewed,
  INTERVIEW: m.recruit_application_interview,
  HIRED: m.recruit_application_hired,
  REFUSED: m.recruit_application_refused,
  WITHDRAWN: m.state_withdrawn,
};

/** States awaiting a decision. */
export const undecidedStates = ['SUBMITTED', 'VIEWED', 'INTERVIEW'] as const satisfies ApplicationState[];

/** The recruiter's events on an application; a repeated `invite` reschedules the interview. */
export const decidingEvents = ['view', 'invite', 'hire', 'refuse'] as const;
export type DecidingEvent = (typeof decidingEvents)[number];

/** `lapse` refuses an application that is still undecided when it is due to be erased. */
export const applicationEvents = [...decidingEvents, 'withdraw', 'lapse'] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

const undecided = {
  invite: 'INTERVIEW',
  hire: 'HIRED',
  refuse: 'REFUSED',
  withdraw: 'WITHDRAWN',
  lapse: 'REFUSED',
} as const;

/** Every allowed transition; a hired applicant may still withdraw. */
export const applicationTransitions: Record<
  ApplicationState,
  Partial<Record<ApplicationEvent, ApplicationState>>
> = {
  SUBMITTED: { view: 'VIEWED', ...undecided },
  VIEWED: undecided,
  INTERVIEW: undecided,
  HIRED: { withdraw: 'WITHDRAWN' },
  REFUSED: {},
  WITHDRAWN: {},
};
