/** Where an article stands with the public. */
export const articleStatuses = [
  'DRAFT',
  'PENDING',
  'SCHEDULED',
  'PUBLISHED',
  'EXPIRED',
  'WITHDRAWN',
  'TRASH',
] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export const articleStatusLabels: Record<ArticleStatus, string> = {
  DRAFT: '草稿',
  PENDING: '待审核',
  SCHEDULED: '待发布',
  PUBLISHED: '已发布',
  EXPIRED: '已过期',
  WITHDRAWN: '已撤回',
  TRASH: '回收站',
};

/** The working copy of an article: what is written and reviewed while the public reads the approved text. */
export const revisionStates = ['NONE', 'DRAFT', 'PENDING'] as const;
export type RevisionState = (typeof revisionStates)[number];

/** Who writes an article: the park's editors, or the enterprise that the story is about. */
export const articleOrigins = ['PARK', 'ENTERPRISE'] as const;
export type ArticleOrigin = (typeof articleOrigins)[number];

export const articleEvents = [
  'edit',
  'save',
  'discard',
  'submit',
  'recall',
  'return',
  'approve',
  'schedule',
  'withdraw',
  'trash',
  'restore',
] as const;
export type ArticleEvent = (typeof articleEvents)[number];

export interface ArticlePlace {
  status: ArticleStatus;
  revision: RevisionState;
}

type Moves = Partial<Record<ArticleEvent, ArticlePlace>>;

const place = (status: ArticleStatus, revision: RevisionState): ArticlePlace => ({ status, revision });

/** What happens to the working copy of an article that keeps its place with the public. */
const revisionMoves = (status: ArticleStatus): Record<RevisionState, Moves> => ({
  NONE: { edit: place(status, 'DRAFT') },
  DRAFT: {
    save: place(status, 'DRAFT'),
    submit: place(status, 'PENDING'),
    discard: place(status, 'NONE'),
  },
  PENDING: {
    recall: place(status, 'DRAFT'),
    return: place(status, 'DRAFT'),
    // SCHEDULED instead where its time is still to come.
    approve: place('PUBLISHED', 'NONE'),
  },
});

const everywhere = (moves: Moves): Record<RevisionState, Moves> => ({
  NONE: moves,
  DRAFT: moves,
  PENDING: moves,
});

const joined = (
  first: Record<RevisionState, Moves>,
  second: Record<RevisionState, Moves>,
): Record<RevisionState, Moves> => ({
  NONE: { ...first.NONE, ...second.NONE },
  DRAFT: { ...first.DRAFT, ...second.DRAFT },
  PENDING: { ...first.PENDING, ...second.PENDING },
});

const trash: Moves = { trash: place('TRASH', 'DRAFT') };

/** Every transition there is, by status and working copy; whatever is not here is refused with 500012. */
export const articleTransitions: Record<ArticleStatus, Record<RevisionState, Moves>> = {
  DRAFT: {
    NONE: {},
    DRAFT: { ...trash, save: place('DRAFT', 'DRAFT'), submit: place('PENDING', 'PENDING') },
    PENDING: {},
  },
  PENDING: {
    NONE: {},
    DRAFT: {},
    PENDING: {
      ...trash,
      recall: place('DRAFT', 'DRAFT'),
      return: place('DRAFT', 'DRAFT'),
      approve: place('PUBLISHED', 'NONE'),
    },
  },
  SCHEDULED: joined(revisionMoves('SCHEDULED'), {
    ...everywhere(trash),
    NONE: { ...trash, schedule: place('SCHEDULED', 'NONE'), withdraw: place('WITHDRAWN', 'NONE') },
  }),
  PUBLISHED: joined(revisionMoves('PUBLISHED'), {
    NONE: { withdraw: place('WITHDRAWN', 'NONE') },
    DRAFT: { withdraw: place('WITHDRAWN', 'DRAFT') },
    PENDING: { withdraw: place('WITHDRAWN', 'DRAFT') },
  }),
  EXPIRED: joined(revisionMoves('EXPIRED'), {
    NONE: { ...trash, withdraw: place('WITHDRAWN', 'NONE') },
    DRAFT: { ...trash, withdraw: place('WITHDRAWN', 'DRAFT') },
    PENDING: { ...trash, withdraw: place('WITHDRAWN', 'DRAFT') },
  }),
  WITHDRAWN: joined(revisionMoves('WITHDRAWN'), everywhere(trash)),
  TRASH: everywhere({ restore: place('DRAFT', 'DRAFT') }),
};
