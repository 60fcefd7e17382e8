import * as m from '@portal/texts/messages';

/** The purpose under which the file of an application is uploaded; its owner alone reads it by its address. */
export const resumePurpose = 'RESUME';
/** What a résumé may be. */
export const resumeKinds = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const;

/** So many days after the end of a recruitment its applications are erased. */
export const keptDays = 180;
/** For so many days at most somebody is looked for. */
export const maxDays = 180;
export const maxPositions = 10;
/** So many applications of one person may wait at a time. */
export const maxWaiting = 10;

export const recruitKinds = ['JOB', 'VOLUNTEER', 'PARTNER'] as const;
export type RecruitKind = (typeof recruitKinds)[number];

export const recruitKindLabels: Record<RecruitKind, () => string> = {
  JOB: m.recruit_kind_job,
  VOLUNTEER: m.recruit_kind_volunteer,
  PARTNER: m.recruit_kind_partner,
};

/** PENDING is not public yet. */
export const recruitStates = ['PENDING', 'OPEN', 'FILLED', 'CLOSED'] as const;
export type RecruitState = (typeof recruitStates)[number];

export const recruitStateLabels: Record<RecruitState, () => string> = {
  PENDING: m.recruit_state_pending,
  OPEN: m.recruit_state_open,
  FILLED: m.recruit_state_filled,
  CLOSED: m.recruit_state_closed,
};

/** `fill` also comes with the last place that is given away, `close` with the day after the deadline. */
export const recruitEvents = ['open', 'fill', 'reopen', 'close'] as const;
export type RecruitEvent = (typeof recruitEvents)[number];

export const recruitTransitions: Record<RecruitState, Partial<Record<RecruitEvent, RecruitState>>> = {
  PENDING: { open: 'OPEN', close: 'CLOSED' },
  OPEN: { fill: 'FILLED', close: 'CLOSED' },
  FILLED: { reopen: 'OPEN', close: 'CLOSED' },
  CLOSED: {},
};

/** What those who recruit do with it. */
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

/** What nobody has decided yet. */
export const undecidedStates = ['SUBMITTED', 'VIEWED', 'INTERVIEW'] as const satisfies ApplicationState[];

/** What those who recruit do with an application; `invite` again is another time for the meeting. */
export const decidingEvents = ['view', 'invite', 'hire', 'refuse'] as const;
export type DecidingEvent = (typeof decidingEvents)[number];

/** `lapse` is of what nobody has decided until it is erased. */
export const applicationEvents = [...decidingEvents, 'withdraw', 'lapse'] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

const undecided = {
  invite: 'INTERVIEW',
  hire: 'HIRED',
  refuse: 'REFUSED',
  withdraw: 'WITHDRAWN',
  lapse: 'REFUSED',
} as const;

/** Every transition there is; who was taken may still say no. */
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
