import type { ContestContent } from '@portal/contract/contest/content';
import type { ManagedContest, ManagedContestDetail } from '@portal/contract/contest/manage';
import { type ContestState, contestStateLabels, contestStates } from '@portal/contract/contest/terms';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { canEdit, canPropose, officeActions } from '../contest.policy.ts';
import { countVotes, judgesIn, listJudges, managedColumns } from '../contest.queries.ts';
import { type Contest, contestEntries, contests } from '../contest.table.ts';
import { viewContest } from '../contest.view.ts';
import { listProgress } from '../judging/ballot.queries.ts';
import { withVotes } from '../judging/scores.ts';
import { boardOf } from '../query-contests.ts';

interface Filter {
  state?: ContestState | undefined;
  keyword?: string | undefined;
}
type Page = Filter & { sort: 'start' | '-start'; pageNo: number; pageSize: number };

const isIn = (state: ContestState | undefined) => state && eq(contests.status, state);
const conditions = ({ keyword }: Filter) => contains(keyword, contests.title);

const select = (db: Db) => db.select(managedColumns).from(contests);
export type ManagedContestRow = Awaited<ReturnType<typeof select>>[number];

export const listManagedContests = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: Page,
): Promise<ManagedContestRow[]> =>
  select(db)
    .where(and(conditions(filter), isIn(filter.state)))
    .orderBy(...sorted(sort, { start: contests.startAt }, contests.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManagedContests = (db: Db, filter: Filter) =>
  countTabs(contestStates, isIn, (columns) => db.select(columns).from(contests).where(conditions(filter)));

/** @throws {AppError} 500404 */
async function getManaged(db: Db, id: string, where?: SQL): Promise<ManagedContestRow> {
  const [row] = await select(db).where(and(eq(contests.id, id), where));
  if (!row) throw notFound();
  return row;
}

export const viewManagedContest = (row: ManagedContestRow, userId: string, now: Date): ManagedContest => ({
  ...viewContest(row, now),
  version: row.version,
  stateLabel: contestStateLabels[row.status](),
  toCheck: row.toCheck,
  ballots: row.ballots,
  locked: row.locked,
  updatedAt: row.updatedAt.getTime(),
  actions: officeActions(row, userId, now),
  canEdit: canEdit(row),
});

const contentOf = (row: Contest): ContestContent => ({ ...row, fileId: row.cover?.fileId ?? null });

async function progressOf(db: Db, contest: Contest): Promise<ManagedContestDetail['progress']> {
  const [judges, ballots] = await Promise.all([listJudges(db, contest), listProgress(db, [contest.id])]);
  return judges.map(({ id, name, conflicts }) => {
    const own = ballots.filter(({ judgeId, status }) => judgeId === id && status !== 'CONFLICT');
    return {
      judgeId: id,
      name,
      locked: own.filter(({ status }) => status === 'LOCKED').length,
      all: own.length,
      conflicts,
    };
  });
}

/** The finalists, best first; votes are only counted once voting is over. */
async function finalsOf(db: Db, contest: Contest, now: Date): Promise<ManagedContestDetail['finals']> {
  if (contest.scoredAt === null || (contest.status === 'SCORING' && !canPropose(contest, now))) return [];
  const rows = await db
    .select()
    .from(contestEntries)
    .where(
      and(
        eq(contestEntries.contestId, contest.id),
        inArray(contestEntries.status, ['PROMOTED', 'AWARDED', 'FINALIST']),
      ),
    );
  const votes = await countVotes(db, contest.id);
  const proposed = new Map((contest.proposal ?? []).map(({ entryId, prize }) => [entryId, prize]));
  return withVotes(
    rows.map((entry) => ({
      entryId: entry.id,
      title: entry.title,
      teamName: entry.teamName,
      track: entry.track,
      norm: entry.scoreNorm ?? 0,
      votes: votes.get(entry.id) ?? 0,
      prize: entry.prize ?? proposed.get(entry.id) ?? null,
    })),
    contest.voteWeight,
  );
}

/**
 * A contest as the office sees it: with the judges' progress, but no score before all have locked.
 * @throws {AppError} 500404
 */
export async function viewManaged(
  db: Db,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  id: string,
): Promise<ManagedContestDetail> {
  const row = await getManaged(db, id);
  const author = row.submittedBy ?? row.createdBy;
  const [names, progress, board, finals, isJudge] = await Promise.all([
    namesOfUsers(db, [author, row.proposedBy]),
    progressOf(db, row),
    boardOf(db, row),
    finalsOf(db, row, now),
    db.$count(contests, and(eq(contests.id, id), judgesIn(actor.userId))),
  ]);
  const isDue = canPropose(row, now);
  return {
    ...viewManagedContest(row, actor.userId, now),
    data: contentOf(row),
    author: names.get(author ?? '') ?? '',
    reason: row.reason,
    progress,
    board,
    finals,
    proposedBy: row.proposal === null ? '' : (names.get(row.proposedBy ?? '') ?? ''),
    isJudge: isJudge > 0,
    canPropose: isDue && row.proposal === null,
    canDecide: isDue && row.proposal !== null && row.proposedBy !== actor.userId,
  };
}

export const contestSheet: SheetColumn<ManagedContestRow>[] = [
  { head: '大赛', value: ({ title }) => title, width: 40 },
  { head: '开始', value: ({ startAt }) => startAt },
  { head: '结束', value: ({ endAt }) => endAt },
  { head: '赛道', value: ({ tracks }) => tracks.map(({ name }) => name).join('、'), width: 40 },
  { head: '作品', value: ({ entries }) => entries },
  { head: '待形审', value: ({ toCheck }) => toCheck },
  { head: '评分', value: ({ ballots }) => ballots },
  { head: '已锁定', value: ({ locked }) => locked },
  { head: '状态', value: ({ status }) => contestStateLabels[status]() },
];
