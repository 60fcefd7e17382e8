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

/** A policy's status towards the public. */
export const policyStatuses = ['DRAFT', 'PENDING', 'PUBLISHED', 'REPEALED', 'WITHDRAWN', 'TRASH'] as const;
export type PolicyStatus = (typeof policyStatuses)[number];

export const policyEvents = [
  'edit',
  'save',
  'discard',
  'submit',
  'recall',
  'return',
  'approve',
  'repeal',
  'withdraw',
  'trash',
  'restore',
] as const;
export type PolicyEvent = (typeof policyEvents)[number];

export type PolicyPlace = Place<PolicyStatus>;

type Moves = MovesByRevision<PolicyStatus, PolicyEvent>;

const trash = { trash: place<PolicyStatus>('TRASH', 'DRAFT') };
const copyMoves = (status: PolicyStatus): Moves => workingCopyMoves<PolicyStatus>(status, 'PUBLISHED');

/** Every allowed transition, by status and working copy; any other is refused with 500012. */
export const policyTransitions: Record<PolicyStatus, Moves> = {
  ...unpublishedMoves,
  PUBLISHED: joined(copyMoves('PUBLISHED'), {
    // No repeal while a working copy is open: a repealed policy keeps the text that was in force.
    NONE: { repeal: place('REPEALED', 'NONE'), withdraw: place('WITHDRAWN', 'NONE') },
    DRAFT: { withdraw: place('WITHDRAWN', 'DRAFT') },
    PENDING: { withdraw: place('WITHDRAWN', 'DRAFT') },
  }),
  REPEALED: everywhere({}),
  WITHDRAWN: joined(copyMoves('WITHDRAWN'), everywhere(trash)),
  TRASH: everywhere({ restore: place('DRAFT', 'DRAFT') }),
};

export const policyStatusLabels: Record<PolicyStatus, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.state_pending,
  PUBLISHED: m.state_published,
  REPEALED: m.state_repealed,
  WITHDRAWN: m.state_taken_down,
  TRASH: m.state_trash,
};

/** Texts that must be present, besides a valid form, before a policy can be submitted for review. */
export const textsNeeded = {
  originalBody: m.fault_original_missing,
  interpretation: m.fault_interpretation_missing,
} as const;
