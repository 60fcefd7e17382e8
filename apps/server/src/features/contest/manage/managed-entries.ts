import type {
  entryOperateManage,
  ManagedContestEntry,
  ManagedEntryDetail,
} from '@portal/contract/contest/entry-manage';
import {
  type ContestEntryState,
  contestEntryStateLabels,
  contestEntryStates,
  contestEntryTransitions,
  officeEntryEvents,
} from '@portal/contract/contest/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { canSubmit } from '../contest.policy.ts';
import { holdContest, isEntryOpenTo } from '../contest.queries.ts';
import { contestBallots, contestEntries, contests } from '../contest.table.ts';
import { listMembers } from '../entry/entry.queries.ts';
import { moveEntry } from '../entry/move-entry.ts';
import { filesOf, videoOf } from '../entry/own-entry.ts';
import { prizeText } from '../prize-text.public.ts';

interface Filter {
  state?: ContestEntryState | undefined;
  contestId?: string | undefined;
  keyword?: string | undefined;
}
type Page = Filter & { sort: 'created' | '-created'; pageNo: number; pageSize: number };

const isIn = (state: ContestEntryState | undefined) => state && eq(contestEntries.status, state);
/** Entries that were never submitted are only visible to the team. */
const isManaged = (userId: string) => and(isNotNull(contestEntries.submittedAt), isEntryOpenTo(userId));
const conditions = ({ contestId, keyword }: Filter, userId: string) =>
  and(
    isManaged(userId),
    contestId === undefined ? undefined : eq(contestEntries.contestId, contestId),
    contains(keyword, contestEntries.title, contestEntries.teamName),
  );

const select = (db: Db) =>
  db
    .select({
      entry: getTableColumns(contestEntries),
      contest: {
        title: contests.title,
        prizes: contests.prizes,
        scoredAt: contests.scoredAt,
        status: contests.status,
        stages: contests.stages,
      },
      leaderName: users.name,
      enterpriseName: enterprises.name,
      no: cases.caseNo,
    })
    .from(contestEntries)
    .innerJoin(contests, eq(contests.id, contestEntries.contestId))
    .leftJoin(users, eq(users.id, contestEntries.leaderId))
    .leftJoin(enterprises, eq(enterprises.id, contestEntries.enterpriseId))
    .leftJoin(cases, and(eq(cases.kind, 'CONTEST_ENTRY'), eq(cases.bizId, contestEntries.id)));
type ManagedEntryRow = Awaited<ReturnType<typeof select>>[number];

export const listManagedEntries = (
  db: Db,
  userId: string,
  { sort, pageNo, pageSize, ...filter }: Page,
): Promise<ManagedEntryRow[]> =>
  select(db)
    .where(and(conditions(filter, userId), isIn(filter.state)))
    .orderBy(...sorted(sort, { created: contestEntries.createdAt }, contestEntries.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManagedEntries = (db: Db, userId: string, filter: Filter) =>
  countTabs(contestEntryStates, isIn, (columns) =>
    db.select(columns).from(contestEntries).where(conditions(filter, userId)),
  );

/** @throws {AppError} 500404 */
async function getManagedEntry(db: Db, userId: string, id: string): Promise<ManagedEntryRow> {
  const [row] = await select(db).where(and(eq(contestEntries.id, id), isManaged(userId)));
  if (!row) throw notFound();
  return row;
}

export const viewManagedEntry = (row: ManagedEntryRow, now: Date): ManagedContestEntry => {
  const { entry, contest } = row;
  const isKnown = contest.scoredAt !== null;
  return {
    ...entry,
    entryId: entry.id,
    no: row.no ?? '',
    contestTitle: contest.title,
    leaderName: row.leaderName ?? '',
    enterpriseName: row.enterpriseName ?? '',
    state: entry.status,
    stateLabel: contestEntryStateLabels[entry.status](),
    submittedAt: entry.submittedAt?.getTime() ?? null,
    raw: isKnown ? entry.scoreRaw : null,
    norm: isKnown ? entry.scoreNorm : null,
    rank: isKnown ? entry.rank : null,
    prize: prizeText(contest.prizes, entry),
    actions: officeEntryEvents.filter(
      (event) =>
        contestEntryTransitions[entry.status][event] !== undefined &&
        (event !== 'return' || canSubmit(contest, now)),
    ),
  };
};

/** @throws {AppError} 500404 */
export async function viewManagedEntryDetail(
  db: Db,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  id: string,
): Promise<ManagedEntryDetail> {
  const row = await getManagedEntry(db, actor.userId, id);
  const [members, files, [video = null], ballots] = await Promise.all([
    listMembers(db, id),
    filesOf(db, row.entry.files),
    videoOf(db, row.entry),
    db
      .select({ status: contestBallots.status })
      .from(contestBallots)
      .where(eq(contestBallots.entryId, id))
      .orderBy(asc(contestBallots.judgeId)),
  ]);
  return {
    ...viewManagedEntry(row, now),
    summary: row.entry.summary,
    picture: row.entry.picture,
    files,
    video,
    members: members.map(({ userId, name, state }) => ({ userId, name, state })),
    reason: row.entry.reason,
    ballots: ballots.map(({ status }) => status),
  };
}

/**
 * Decides the formal check of an entry; its team can read why it was returned or disqualified.
 * @throws {AppError} 500404, 500409, 500012, 100002 without a reason
 */
export const checkEntry: Verb<typeof entryOperateManage> = (ctx, { id, event, version, data: { reason } }) =>
  inTransaction(ctx.db, async (tx) => {
    const entry = await lockVersion(tx, contestEntries, { id, version }, isManaged(ctx.actor.userId));
    nextState(contestEntryTransitions, entry.status, event);
    const contest = await holdContest(tx, entry.contestId);
    if (contest.status !== 'PUBLISHED' && contest.status !== 'RUNNING')
      throw new AppError(retCodes.TRANSITION_REFUSED);
    // Its team could no longer resubmit it.
    if (event === 'return' && !canSubmit(contest, ctx.now))
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.contest_refusal_return_late() });
    if (event !== 'qualify' && reason === '')
      throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
    await moveEntry(tx, ctx, contest, entry, {
      event,
      ...(event === 'qualify' ? { set: { reason: '' } } : { reason }),
    });
    return viewManagedEntryDetail(tx, ctx, id);
  });

export const entrySheet: SheetColumn<ManagedEntryRow>[] = [
  { head: '编号', value: ({ no }) => no, width: 20 },
  { head: '大赛', value: ({ contest }) => contest.title, width: 40 },
  { head: '赛道', value: ({ entry }) => entry.track, width: 16 },
  { head: '作品', value: ({ entry }) => entry.title, width: 30 },
  { head: '队伍', value: ({ entry }) => entry.teamName, width: 20 },
  { head: '队长', value: ({ leaderName }) => leaderName },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName, width: 30 },
  { head: '提交时间', value: ({ entry }) => entry.submittedAt },
  { head: '状态', value: ({ entry }) => contestEntryStateLabels[entry.status]() },
  { head: '原始分', value: ({ entry, contest }) => (contest.scoredAt ? entry.scoreRaw : null) },
  { head: '拉齐后', value: ({ entry, contest }) => (contest.scoredAt ? entry.scoreNorm : null) },
  { head: '名次', value: ({ entry, contest }) => (contest.scoredAt ? entry.rank : null) },
  { head: '奖项', value: ({ entry, contest }) => prizeText(contest.prizes, entry) },
];
