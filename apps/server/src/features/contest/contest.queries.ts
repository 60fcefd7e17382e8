import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import {
  type Contest,
  contestBallots,
  contestEntries,
  contestJudges,
  contests,
  contestVotes,
} from './contest.table.ts';

/** Whether a user is a judge of the contest. */
export const judgesIn = (userId: string) => sql<boolean>`exists (select from ${contestJudges} as judge
  where judge.user_id = ${userId} and judge.id = any(contest.judge_ids))`;

/**
 * Judges can't see names before the results, whatever other roles they have: entries of their contests are missing from
 * their office lists.
 */
export const isEntryOpenTo = (userId: string) => sql<boolean>`not exists (
  select from ${contests} as held join ${contestJudges} as judge on judge.id = any(held.judge_ids)
  where held.id = contest_entry.contest_id and held.scored_at is null and judge.user_id = ${userId})`;

/** A correlated subquery. In a single-table select drizzle drops table names, except within a nested `sql`. */
const forEach = (query: SQL) => sql<number>`(${query})`.mapWith(Number);

/** Entries submitted and not withdrawn. */
const entriesOf = forEach(sql`
  select count(*) from ${contestEntries} where ${contestEntries.contestId} = ${contests.id}
    and ${contestEntries.submittedAt} is not null and ${contestEntries.status} <> 'WITHDRAWN'`);

const toCheckOf = forEach(sql`
  select count(*) from ${contestEntries}
  where ${contestEntries.contestId} = ${contests.id} and ${contestEntries.status} = 'SUBMITTED'`);

const ballotsOf = (condition: SQL) =>
  forEach(sql`
    select count(*) from ${contestBallots}
    where ${contestBallots.contestId} = ${contests.id} and ${condition}`);

const counted = { ...getTableColumns(contests), entries: entriesOf };
export const managedColumns = {
  ...counted,
  toCheck: toCheckOf,
  ballots: ballotsOf(sql`${contestBallots.status} <> 'CONFLICT'`),
  locked: ballotsOf(sql`${contestBallots.status} = 'LOCKED'`),
};

export type CountedContest = Contest & { entries: number };

export const isListed = inArray(contests.status, ['PUBLISHED', 'RUNNING', 'SCORING', 'PUBLICITY', 'DONE']);
/** A cancelled contest keeps its page, which says that it's cancelled. */
export const isPublic = inArray(contests.status, [
  'PUBLISHED',
  'RUNNING',
  'SCORING',
  'PUBLICITY',
  'DONE',
  'CANCELLED',
]);

/** Sorted by end, latest first, so that current contests come before past ones. */
export const listContests = (
  db: Db,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<CountedContest[]> =>
  db
    .select(counted)
    .from(contests)
    .where(isListed)
    .orderBy(desc(contests.endAt), desc(contests.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countContests = (db: Db): Promise<number> => db.$count(contests, isListed);

const findContests = (db: Db, ids: readonly string[], where?: SQL): Promise<CountedContest[]> =>
  db
    .select(counted)
    .from(contests)
    .where(and(inArray(contests.id, [...ids]), where));

/** @throws {AppError} 500404 */
export async function getContest(db: Db, id: string, where?: SQL): Promise<CountedContest> {
  const [row] = await findContests(db, [id], where);
  if (!row) throw notFound();
  return row;
}

/**
 * Locks a contest, so that changes to its results are made one at a time.
 * @throws {AppError} 500404
 */
export async function lockContest(tx: Db, id: string): Promise<Contest> {
  const [row] = await tx.select().from(contests).where(eq(contests.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/**
 * Like `lockContest`, for callers that only need it to stay unchanged.
 * @throws {AppError} 500404
 */
export async function holdContest(tx: Db, id: string): Promise<Contest> {
  const [row] = await tx.select().from(contests).where(eq(contests.id, id)).for('share');
  if (!row) throw notFound();
  return row;
}

/** A contest's judges in its order, each with the number of entries withheld from them. */
export async function listJudges(db: Db, { id, judgeIds }: Pick<Contest, 'id' | 'judgeIds'>) {
  if (judgeIds.length === 0) return [];
  const rows = await db
    .select({
      ...getTableColumns(contestJudges),
      conflicts: forEach(sql`
        select count(*) from ${contestBallots} where ${contestBallots.judgeId} = ${contestJudges.id}
          and ${contestBallots.contestId} = ${id} and ${contestBallots.status} = 'CONFLICT'`),
    })
    .from(contestJudges)
    .where(inArray(contestJudges.id, judgeIds));
  return judgeIds.flatMap((judgeId) => rows.filter((row) => row.id === judgeId));
}

/** Number of entries per track. */
export async function countTracks(db: Db, contestId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ track: contestEntries.track, count: sql<number>`count(*)`.mapWith(Number) })
    .from(contestEntries)
    .where(
      and(
        eq(contestEntries.contestId, contestId),
        isNotNull(contestEntries.submittedAt),
        ne(contestEntries.status, 'WITHDRAWN'),
      ),
    )
    .groupBy(contestEntries.track);
  return new Map(rows.map(({ track, count }) => [track, count]));
}

/** Entries with a result, best first within each track. */
export const listScored = (db: Db, contestId: string) =>
  db
    .select()
    .from(contestEntries)
    .where(and(eq(contestEntries.contestId, contestId), isNotNull(contestEntries.scoreNorm)))
    .orderBy(asc(contestEntries.track), asc(contestEntries.rank), asc(contestEntries.id));

export const listLocked = (db: Db, contestId: string) =>
  db
    .select({
      entryId: contestBallots.entryId,
      judgeId: contestBallots.judgeId,
      items: contestBallots.items,
      comment: contestBallots.comment,
    })
    .from(contestBallots)
    .where(and(eq(contestBallots.contestId, contestId), eq(contestBallots.status, 'LOCKED')))
    .orderBy(asc(contestBallots.entryId), asc(contestBallots.judgeId));

/** Entries open for voting, ordered by blind number. */
export const listWorks = (db: Db, contestId: string) =>
  db
    .select()
    .from(contestEntries)
    .where(
      and(
        eq(contestEntries.contestId, contestId),
        isNotNull(contestEntries.blindNo),
        inArray(contestEntries.status, ['QUALIFIED', 'PROMOTED']),
      ),
    )
    .orderBy(asc(contestEntries.blindNo));

export const countVoters = (db: Db, contestId: string): Promise<number> =>
  db.$count(contestVotes, eq(contestVotes.contestId, contestId));

export async function countVotes(db: Db, contestId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ entryId: contestVotes.entryId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(contestVotes)
    .where(eq(contestVotes.contestId, contestId))
    .groupBy(contestVotes.entryId);
  return new Map(rows.map(({ entryId, count }) => [entryId, count]));
}

/** Number of a judge's contests that aren't over. */
export const contestsOfJudge = forEach(sql`
  select count(*) from ${contests} where ${contestJudges.id} = any(${contests.judgeIds})
    and ${notInArray(contests.status, ['DONE', 'CANCELLED'])}`);
