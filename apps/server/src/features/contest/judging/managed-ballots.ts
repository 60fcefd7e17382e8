import type { ManagedBallot } from '@portal/contract/contest/judge-manage';
import {
  type BallotState,
  ballotStateLabels,
  ballotStates,
  type OfficeBallotEvent,
} from '@portal/contract/contest/terms';
import { and, asc, eq, getTableColumns, not, type SQL, sql } from 'drizzle-orm';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { users } from '../../identity/user.table.ts';
import { judgesIn } from '../contest.queries.ts';
import { contestBallots, contestEntries, contestJudges, contests } from '../contest.table.ts';
import { numberText } from '../contest.view.ts';
import { isScoring } from './judge-desk.ts';

interface Filter {
  state?: BallotState | undefined;
  contestId?: string | undefined;
}

/** Ballots of contests that are being scored and that the caller doesn't judge. */
const conditions = ({ contestId }: Filter, userId: string) =>
  and(
    eq(contests.status, 'SCORING'),
    not(judgesIn(userId)),
    contestId === undefined ? undefined : eq(contestBallots.contestId, contestId),
  );

const isIn = (state: BallotState | undefined) => state && eq(contestBallots.status, state);

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({
      ballot: getTableColumns(contestBallots),
      contest: { title: contests.title, status: contests.status, scoredAt: contests.scoredAt },
      judgeName: contestJudges.name,
      blindNo: contestEntries.blindNo,
      track: contestEntries.track,
      askedBy: users.name,
    })
    .from(contestBallots)
    .innerJoin(contests, eq(contests.id, contestBallots.contestId))
    .innerJoin(contestEntries, eq(contestEntries.id, contestBallots.entryId))
    .innerJoin(contestJudges, eq(contestJudges.id, contestBallots.judgeId))
    .leftJoin(users, eq(users.id, contestBallots.reopenBy))
    .where(where)
    .$dynamic();
type ManagedBallotRow = Awaited<ReturnType<typeof select>>[number];

type Page = Filter & { sort: 'no' | '-no'; pageNo: number; pageSize: number };

/** Requests to reopen come first. */
export const listManagedBallots = (
  db: Db,
  userId: string,
  { sort, pageNo, pageSize, ...filter }: Page,
): Promise<ManagedBallotRow[]> =>
  select(db, and(conditions(filter, userId), isIn(filter.state)))
    .orderBy(
      asc(sql`${contestBallots.reopenBy} is null`),
      asc(contestBallots.contestId),
      ...sorted(sort, { no: contestEntries.blindNo }, contestBallots.id),
    )
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManagedBallots = (db: Db, userId: string, filter: Filter) =>
  countTabs(ballotStates, isIn, (columns) =>
    db
      .select(columns)
      .from(contestBallots)
      .innerJoin(contests, eq(contests.id, contestBallots.contestId))
      .where(conditions(filter, userId)),
  );

/** @throws {AppError} 500404 also for a contest the caller judges */
export async function getManagedBallot(db: Db, userId: string, id: string): Promise<ManagedBallotRow> {
  const [row] = await select(db, and(eq(contestBallots.id, id), conditions({}, userId)));
  if (!row) throw notFound();
  return row;
}

/** The requester can withdraw the request, but someone else has to reopen the ballot. */
function actionsOf({ ballot, contest }: ManagedBallotRow, userId: string): OfficeBallotEvent[] {
  if (ballot.status !== 'LOCKED' || !isScoring(contest)) return [];
  if (ballot.reopenBy === null) return ['askReopen'];
  return ballot.reopenBy === userId ? ['keepLocked'] : ['reopen', 'keepLocked'];
}

export const viewManagedBallot = (row: ManagedBallotRow, userId: string): ManagedBallot => {
  const { ballot, contest, judgeName, blindNo, track, askedBy } = row;
  return {
    ballotId: ballot.id,
    version: ballot.version,
    contestId: ballot.contestId,
    contestTitle: contest.title,
    judgeName,
    no: numberText(blindNo),
    track,
    state: ballot.status,
    stateLabel: ballotStateLabels[ballot.status](),
    lockedAt: ballot.lockedAt?.getTime() ?? null,
    reopening:
      ballot.reopenBy === null
        ? null
        : { by: askedBy ?? '', reason: ballot.reopenReason, at: ballot.reopenAt?.getTime() ?? 0 },
    actions: actionsOf(row, userId),
  };
};
