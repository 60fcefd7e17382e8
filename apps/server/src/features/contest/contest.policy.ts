import type { ContestStage } from '@portal/contract/contest';
import {
  type ContestStageKind,
  contestEntryTransitions,
  contestTransitions,
  type LeaderEntryEvent,
  leaderEntryEvents,
  type OfficeContestEvent,
  officeContestEvents,
} from '@portal/contract/contest-terms';
import type { Contest, ContestEntry } from './contest.table.ts';

type Staged = Pick<Contest, 'stages'>;

export const stageOf = ({ stages }: Staged, kind: ContestStageKind): ContestStage | undefined =>
  stages.find((stage) => stage.kind === kind);

function isWithin(contest: Staged, kind: ContestStageKind, now: Date): boolean {
  const stage = stageOf(contest, kind);
  return stage !== undefined && now.getTime() >= stage.from && now.getTime() < stage.to;
}

const hasBegun = (contest: Staged, kind: ContestStageKind, now: Date): boolean => {
  const stage = stageOf(contest, kind);
  return stage === undefined || now.getTime() >= stage.from;
};

export const isOver = (contest: Staged, kind: ContestStageKind, now: Date): boolean => {
  const stage = stageOf(contest, kind);
  return stage !== undefined && now.getTime() >= stage.to;
};

/** The stage it is in, the later one where two overlap. */
export const phaseOf = ({ stages }: Staged, now: Date): ContestStageKind | null =>
  stages.findLast(({ from, to }) => now.getTime() >= from && now.getTime() < to)?.kind ?? null;

/** Until when an entry can be handed in and changed. */
export const submitTo = (contest: Staged): number => stageOf(contest, 'SUBMIT')?.to ?? 0;

const isOpen = ({ status }: Pick<Contest, 'status'>) => status === 'PUBLISHED' || status === 'RUNNING';

export const canSignUp = (contest: Pick<Contest, 'status' | 'stages'>, now: Date): boolean =>
  isOpen(contest) && isWithin(contest, 'SIGN', now);

export const canSubmit = (contest: Pick<Contest, 'status' | 'stages'>, now: Date): boolean =>
  isOpen(contest) && isWithin(contest, 'SUBMIT', now);

/** Votes are cast while the stage lasts, beside the judges or after them. */
export const isVoting = (contest: Pick<Contest, 'status' | 'stages'>, now: Date): boolean =>
  contest.status === 'SCORING' && isWithin(contest, 'VOTE', now);

/** Awards can be objected to as long as they are made public. */
export const canObject = (contest: Pick<Contest, 'status' | 'stages'>, now: Date): boolean =>
  contest.status === 'PUBLICITY' && !isOver(contest, 'PUBLICITY', now);

/** Whether its content can still be changed; what binds those who have signed up is checked apart. */
export const canEdit = ({ status }: Pick<Contest, 'status'>): boolean =>
  status === 'DRAFT' || status === 'PUBLISHED' || status === 'RUNNING' || status === 'SCORING';

type Managed = Pick<Contest, 'status' | 'submittedBy' | 'stages' | 'scoredAt'>;

/** What somebody of the office may do with a contest: who handed it in does not publish it. */
export const officeActions = (contest: Managed, userId: string, now: Date): OfficeContestEvent[] =>
  officeContestEvents.filter((event) => {
    if (contestTransitions[contest.status][event] === undefined) return false;
    const isAuthor = contest.submittedBy === userId;
    if (event === 'publish' || event === 'return') return !isAuthor;
    if (event === 'recall') return isAuthor;
    if (event === 'assign') return isOver(contest, 'SUBMIT', now) && contest.scoredAt === null;
    return true;
  });

/** What the leader may do with an entry now. */
export const leaderActions = (
  { status }: Pick<ContestEntry, 'status'>,
  contest: Pick<Contest, 'status' | 'stages'>,
  now: Date,
): LeaderEntryEvent[] =>
  leaderEntryEvents.filter((event) => {
    if (event === 'edit')
      return (
        (status === 'DRAFT' || status === 'RETURNED' || status === 'SUBMITTED') &&
        isOpen(contest) &&
        now.getTime() < submitTo(contest)
      );
    if (contestEntryTransitions[status][event] === undefined) return false;
    return event === 'submit' ? canSubmit(contest, now) : isOpen(contest);
  });

/** Whether an entry was in the final and everybody knows how it came out. */
export const isOfFinal = ({ status }: Pick<ContestEntry, 'status'>): boolean =>
  status === 'AWARDED' || status === 'FINALIST';

/** The awards can be proposed once every judge has locked and the final has begun. */
export const canPropose = (contest: Pick<Contest, 'status' | 'scoredAt' | 'stages'>, now: Date): boolean =>
  contest.status === 'SCORING' &&
  contest.scoredAt !== null &&
  hasBegun(contest, 'FINAL', now) &&
  !isVoting(contest, now);
