import * as m from '@portal/texts/messages';
import {
  everywhere,
  joined,
  type MovesByRevision,
  type Place,
  place,
  unpublishedMoves,
  workingCopyMoves,
} from '../working-copy.ts';

/** Public status of an article. */
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

export const articleStatusLabels: Record<ArticleStatus, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.state_pending,
  SCHEDULED: m.state_scheduled,
  PUBLISHED: m.state_published,
  EXPIRED: m.state_expired,
  WITHDRAWN: m.state_taken_down,
  TRASH: m.state_trash,
};

/** Author's side: the park's editors, or the enterprise that the story is about. */
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

export type ArticlePlace = Place<ArticleStatus>;

type Moves = MovesByRevision<ArticleStatus, ArticleEvent>['NONE'];

/** An approved copy becomes SCHEDULED instead if its publication time is still to come. */
const revisionMoves = (status: ArticleStatus): MovesByRevision<ArticleStatus, ArticleEvent> =>
  workingCopyMoves<ArticleStatus>(status, 'PUBLISHED');

const trash: Moves = { trash: place('TRASH', 'DRAFT') };

/** All transitions, by status and working copy; any other is refused with 500012. */
export const articleTransitions: Record<ArticleStatus, MovesByRevision<ArticleStatus, ArticleEvent>> = {
  ...unpublishedMoves,
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
