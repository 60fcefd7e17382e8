import type { ContestStage } from '@portal/contract/contest/public';
import {
  type ContestStageKind,
  contestEntryTransitions,
  contestTransitions,
  type LeaderEntryEvent,
  leaderEntryEvents,
  type OfficeContestEvent,
  officeContestEvents,
} from '@portal/contract/contest/terms';
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

/** The current stage; the later one if two overlap. */
export const phaseOf = ({ stages }: Staged, now: Date): ContestStageKind | null =>
  stages.findLast(({ from, to }) => now.getTime() >= from && now.getTime() < to)?.kind ?? null;

/** Deadline for submitting and changing an entry. */
export const submitTo = (contest: Staged): number => stageOf(contest, 'SUBMIT')?.to ?? 0;

const isOpen = ({ status }: Pick<Contest, 'status'>) => status === 'PUBLISHED' || status === 'RUNNING';

export const canSignUp = (contest: Pick<Contest, 'status' | 'stages'>, now: Date): boolean =>
  isOpen(contest) && isWithin(contest, 'SIGN', now);

export const canSubmit = (contest: Pick<Contest, 'status' | 'stages'>, now: Date): boolean =>
  isOpen(contest) && isWithin(contest, 'SUBMIT', now);

/** Voting is open during its stage, in parallel with the judges or after them. */
export const isVoting = (contest: Pick<Contest, 'status' | 'stages'>, now: Date): boolean =>
  contest.status === 'SCORING' && isWithin(contest, 'VOTE', now);

/** Awards can be objected to during their publicity period. */
export const canObject = (contest: Pick<Contest, 'status' | 'stages'>, now: Date): boolean =>
  contest.status === 'PUBLICITY' && !isOver(contest, 'PUBLICITY', now);

/** Whether the content can still be edited; rules that are binding after sign-up are checked separately. */
export const canEdit = ({ status }: Pick<Contest, 'status'>): boolean =>
  status === 'DRAFT' || status === 'PUBLISHED' || status === 'RUNNING' || status === 'SCORING';

type Managed = Pick<Contest, 'status' | 'submittedBy' | 'stages' | 'scoredAt'>;

/** Actions the office can take on a contest; nobody can publish one they submitted themselves. */
export const officeActions = (contest: Managed, userId: string, now: Date): OfficeContestEvent[] =>
  officeContestEvents.filter((event) => {
    if (contestTransitions[contest.status][event] === undefined) return false;
    const isAuthor = contest.submittedBy === userId;
    if (event === 'publish' || event === 'return') return !isAuthor;
    if (event === 'recall') return isAuthor;
    if (event === 'assign') return isOver(contest, 'SUBMIT', now) && contest.scoredAt === null;
    return true;
  });

/** Actions the leader can take on an entry now. */
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

/** Whether an entry was in the final and the results are public. */
export const isOfFinal = ({ status }: Pick<ContestEntry, 'status'>): boolean =>
  status === 'AWARDED' || status === 'FINALIST';

/** Awards can be proposed once every judge has locked, the final has begun and voting is over. */
export const canPropose = (contest: Pick<Contest, 'status' | 'scoredAt' | 'stages'>, now: Date): boolean =>
  contest.status === 'SCORING' &&
  contest.scoredAt !== null &&
  hasBegun(contest, 'FINAL', now) &&
  !isVoting(contest, now);
