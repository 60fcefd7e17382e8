import * as m from '@portal/texts/messages';

/**
 * What an enterprise is looking for or offering: goods and services, partners, or the solution to a technical problem.
 */
export const projectKinds = ['DEMAND', 'SUPPLY', 'COOPERATION', 'TECH'] as const;
export type ProjectKind = (typeof projectKinds)[number];

export const projectKindLabels: Record<ProjectKind, () => string> = {
  DEMAND: m.match_kind_demand,
  SUPPLY: m.match_kind_supply,
  COOPERATION: m.match_kind_cooperation,
  TECH: m.match_kind_tech,
};

export const projectStates = [
  'DRAFT',
  'PENDING',
  'PUBLISHED',
  'MATCHED',
  'CLOSED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
] as const;
export type ProjectState = (typeof projectStates)[number];

export const projectStateLabels: Record<ProjectState, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.state_pending,
  PUBLISHED: m.state_project_published,
  MATCHED: m.state_project_matched,
  CLOSED: m.state_project_closed,
  REJECTED: m.state_not_passed,
  WITHDRAWN: m.state_withdrawn,
  EXPIRED: m.state_expired,
};

/** States in which its page is public; the page of a finished project says so. */
export const publicProjectStates = [
  'PUBLISHED',
  'MATCHED',
  'CLOSED',
  'EXPIRED',
] as const satisfies ProjectState[];

/** Events of its enterprise. */
export const ownerEvents = ['submit', 'recall', 'refresh', 'match', 'close', 'withdraw'] as const;
export type OwnerEvent = (typeof ownerEvents)[number];

/** Events of the park. */
export const reviewerEvents = ['approve', 'reject', 'takeDown'] as const;
export type ReviewerEvent = (typeof reviewerEvents)[number];

/** `revise` follows from editing reviewed content, `expire` fires on the day after the deadline. */
export const projectEvents = [...ownerEvents, ...reviewerEvents, 'revise', 'expire'] as const;
export type ProjectEvent = (typeof projectEvents)[number];

/** Every allowed transition; any other is refused with 500012. */
export const projectTransitions: Record<ProjectState, Partial<Record<ProjectEvent, ProjectState>>> = {
  DRAFT: { submit: 'PENDING', withdraw: 'WITHDRAWN' },
  PENDING: { recall: 'DRAFT', approve: 'PUBLISHED', reject: 'REJECTED' },
  PUBLISHED: {
    refresh: 'PUBLISHED',
    match: 'MATCHED',
    close: 'CLOSED',
    withdraw: 'WITHDRAWN',
    takeDown: 'WITHDRAWN',
    revise: 'PENDING',
    expire: 'EXPIRED',
  },
  MATCHED: { close: 'CLOSED', takeDown: 'WITHDRAWN' },
  CLOSED: { takeDown: 'WITHDRAWN' },
  REJECTED: { submit: 'PENDING', withdraw: 'WITHDRAWN' },
  WITHDRAWN: { submit: 'PENDING' },
  EXPIRED: { submit: 'PENDING', close: 'CLOSED', takeDown: 'WITHDRAWN' },
};

/** States in which it can be edited without being public. */
export const editableProjectStates = [
  'DRAFT',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
] as const satisfies ProjectState[];

/** Upload purpose for a project description. */
export const projectFilePurpose = 'PROJECT_FILE';

/** Maximum days a project can run. */
export const maxProjectDays = 366;
/** Working days the park has for a review. */
export const projectReviewDays = 2;
