import type { ContestEntryDetail, ContestEntryRow, entryQueryForm } from '@portal/contract/contest/entry';
import { contestEntryStateLabels, contestMemberTransitions } from '@portal/contract/contest/terms';
import { retMessages } from '@portal/contract/ret-messages';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listFirstFiles } from '../../../platform/files/attachments.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import { findAward } from '../../activity/certificate/issue-award.public.ts';
import { isOfFinal, leaderActions, submitTo } from '../contest.policy.ts';
import { getContest, isPublic } from '../contest.queries.ts';
import { type ContestEntry, contestBallots } from '../contest.table.ts';
import { viewContest } from '../contest.view.ts';
import { prizeText } from '../prize-text.public.ts';
import { hindranceOf } from './blocker.ts';
import { findLive, getOwnEntry, listMembers, type OwnEntry } from './entry.queries.ts';

type Caller = Pick<Context, 'actor' | 'now'>;

export const viewOwnRow = (
  { entry, contest, memberState, no }: OwnEntry,
  userId: string,
): ContestEntryRow => ({
  ...entry,
  entryId: entry.id,
  no: no ?? '',
  contestTitle: contest.title,
  state: entry.status,
  stateLabel: contestEntryStateLabels[entry.status](),
  memberState,
  isLeader: entry.leaderId === userId,
  dueAt: submitTo(contest),
  prize: prizeText(contest.prizes, entry),
  updatedAt: entry.updatedAt.getTime(),
});

/** Files in the order of the entry. */
export async function filesOf(db: Db, ids: string[]) {
  const files = await listFirstFiles(db, ids);
  return ids.flatMap((id) => files.filter(({ fileId }) => fileId === id));
}

export const videoOf = (db: Db, { videoFileId }: Pick<ContestEntry, 'videoFileId'>) =>
  filesOf(db, videoFileId === null ? [] : [videoFileId]);

/** Judges' comments for the team, once all have locked their ballots. */
async function commentsOf(db: Db, entryId: string): Promise<string[]> {
  const rows = await db
    .select({ comment: contestBallots.comment })
    .from(contestBallots)
    .where(and(eq(contestBallots.entryId, entryId), eq(contestBallots.status, 'LOCKED')))
    .orderBy(asc(contestBallots.judgeId));
  return rows.map(({ comment }) => comment).filter(Boolean);
}

async function resultOf(db: Db, { entry, contest }: OwnEntry): Promise<ContestEntryDetail['result']> {
  const { scoreRaw, scoreNorm, rank } = entry;
  if (contest.scoredAt === null || scoreRaw === null || scoreNorm === null || rank === null) return null;
  return { raw: scoreRaw, norm: scoreNorm, rank, comments: await commentsOf(db, entry.id) };
}

/**
 * An entry as its team sees it.
 * @throws {AppError} 500404 if it isn't of the caller's team
 */
export async function getEntryDetail(
  db: Db,
  { actor, now }: Caller,
  id: string,
): Promise<ContestEntryDetail> {
  const own = await getOwnEntry(db, actor.userId, id);
  const { entry, memberState } = own;
  const [contest, members, files, [video = null], result, certificateId] = await Promise.all([
    getContest(db, entry.contestId),
    listMembers(db, id),
    // People who haven't accepted the invitation see the subject, but not the team's files.
    memberState === 'INVITED' ? [] : filesOf(db, entry.files),
    memberState === 'INVITED' ? [] : videoOf(db, entry),
    resultOf(db, own),
    findAward(db, id, actor.userId),
  ]);
  const row = viewOwnRow(own, actor.userId);
  const actions = row.isLeader ? leaderActions(entry, contest, now) : [];
  return {
    ...row,
    contest: viewContest(contest, now),
    summary: entry.summary,
    picture: entry.picture,
    files,
    video,
    members: members.map(({ userId, name, state, invitedAt }) => ({
      userId,
      name,
      state,
      isLeader: userId === entry.leaderId,
      invitedAt: invitedAt.getTime(),
    })),
    teamMin: contest.teamMin,
    teamMax: contest.teamMax,
    reason: entry.reason,
    result,
    certificateId,
    canVenture: row.isLeader && isOfFinal(entry),
    data: { ...entry, pictureId: entry.picture?.fileId ?? null, videoFileId: entry.videoFileId ?? '' },
    actions,
    memberActions: possibleEvents(contestMemberTransitions, memberState, (event) =>
      event === 'leave' ? !row.isLeader && isTeamOpen(entry) : isTeamOpen(entry),
    ),
    canInvite: actions.includes('edit') && isTeamOpen(entry),
  };
}

/** The team can only change while the entry isn't submitted, because a submission requires a complete team. */
export const isTeamOpen = ({ status }: Pick<ContestEntry, 'status'>): boolean =>
  status === 'DRAFT' || status === 'RETURNED';

/** @throws {AppError} 500404 */
export const queryEntryForm: Verb<typeof entryQueryForm> = async ({ db, actor, now }, { id }) => {
  const contest = await getContest(db, id, isPublic);
  const hindrance = await hindranceOf(db, contest, actor, now);
  return {
    ...viewContest(contest, now),
    eligibility: contest.eligibility,
    teamMin: contest.teamMin,
    teamMax: contest.teamMax,
    submitTo: submitTo(contest),
    entryId: await findLive(db, id, actor.userId),
    hindrance: hindrance && retMessages[hindrance.retCode]({}),
  };
};
