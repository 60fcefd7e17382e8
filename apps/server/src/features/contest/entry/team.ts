import type { entryAnswer, entryInvite, entryRemoveMember } from '@portal/contract/contest/entry';
import { type ContestMemberState, contestMemberTransitions } from '@portal/contract/contest/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { users } from '../../identity/user.table.ts';
import { sendMessage } from '../../message/message.public.ts';
import { leaderActions } from '../contest.policy.ts';
import { holdContest } from '../contest.queries.ts';
import { type ContestEntry, contestMembers } from '../contest.table.ts';
import { contestLinks } from '../contest-links.ts';
import { isOfContest } from './blocker.ts';
import { findLive, getOwnEntry, listMembers, lockEntry } from './entry.queries.ts';
import { getEntryDetail, isTeamOpen } from './own-entry.ts';
import { lead } from './save-entry.ts';

const logTeam = (tx: Db, ctx: Context, event: string, { id }: ContestEntry, userId: string) =>
  writeLog(tx, ctx, {
    event: `contestEntry.${event}`,
    entity: 'contestEntry',
    entityId: id,
    after: { userId },
  });

/**
 * Locks an entry for a team change by its leader.
 * @throws {AppError} 500404, 500012 once submitted
 */
async function lockOwnTeam(tx: Db, ctx: Context, id: string) {
  if (!(await lead(tx, ctx, id)).isLeader) throw notFound();
  const entry = await lockEntry(tx, id);
  const contest = await holdContest(tx, entry.contestId);
  if (!isTeamOpen(entry) || !leaderActions(entry, contest, ctx.now).includes('edit'))
    throw new AppError(retCodes.TRANSITION_REFUSED);
  return { entry, contest };
}

/** @throws {AppError} 100002 for an unknown account, one that can't take part, or a member of the team */
async function requireInvitable(tx: Db, { id, contestId }: ContestEntry, loginName: string): Promise<string> {
  const refused = (text: string) => fieldsRefused({ 'data.loginName': text });
  const [user] = await tx
    .select({ userId: users.id, userType: users.userType, status: users.status })
    .from(users)
    .where(eq(sql`lower(${users.loginName})`, loginName.toLowerCase()));
  if (user?.status !== 'NORMAL') throw refused(m.fault_contest_account());
  if (await isOfContest(tx, user)) throw refused(m.fault_contest_not_invitable());
  const members = await listMembers(tx, id);
  if (
    members.some(
      ({ userId, state }) => userId === user.userId && (state === 'INVITED' || state === 'ACCEPTED'),
    )
  )
    throw refused(m.fault_contest_in_team());
  if ((await findLive(tx, contestId, user.userId)) !== null) throw refused(m.fault_contest_other_team());
  return user.userId;
}

/**
 * Invites an account; people who declined can be invited again.
 * @throws {AppError} 500404, 500012, 500024 beyond the maximum team size, 100002
 */
export const inviteMember: Verb<typeof entryInvite> = (ctx, { id, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { entry, contest } = await lockOwnTeam(tx, ctx, id);
    const userId = await requireInvitable(tx, entry, data.loginName);
    const members = await listMembers(tx, id);
    if (members.filter(({ state }) => state === 'INVITED' || state === 'ACCEPTED').length >= contest.teamMax)
      throw new AppError(retCodes.LIMIT_REACHED, {
        retMsg: m.contest_refusal_team_full({ max: contest.teamMax }),
      });
    const asked = { state: 'INVITED' as const, invitedAt: ctx.now, answeredAt: null };
    await tx
      .insert(contestMembers)
      .values({ entryId: id, userId, contestId: contest.id, ...asked })
      .onConflictDoUpdate({ target: [contestMembers.entryId, contestMembers.userId], set: asked });
    await logTeam(tx, ctx, 'invite', entry, userId);
    const names = await namesOfUsers(tx, [ctx.actor.userId]);
    await sendMessage(tx, {
      eventCode: 'CONTEST_TEAM_INVITED',
      params: { title: entry.title, contest: contest.title, who: names.get(ctx.actor.userId) ?? '' },
      userIds: [userId],
      link: contestLinks.entry(id),
      now: ctx.now,
    });
    return getEntryDetail(tx, ctx, id);
  });

/** @throws {AppError} 500404, 500012 */
export const removeMember: Verb<typeof entryRemoveMember> = (ctx, { id, data: { userId } }) =>
  inTransaction(ctx.db, async (tx) => {
    const { entry } = await lockOwnTeam(tx, ctx, id);
    if (userId === entry.leaderId) throw new AppError(retCodes.TRANSITION_REFUSED);
    const removed = await tx
      .delete(contestMembers)
      .where(and(eq(contestMembers.entryId, id), eq(contestMembers.userId, userId)))
      .returning({ userId: contestMembers.userId });
    if (removed.length === 0) throw notFound();
    await logTeam(tx, ctx, 'removeMember', entry, userId);
    return getEntryDetail(tx, ctx, id);
  });

/** Saves the caller's membership state. */
async function setState(tx: Db, { now, actor }: Context, entryId: string, state: ContestMemberState) {
  await tx
    .update(contestMembers)
    .set({ state, answeredAt: now })
    .where(and(eq(contestMembers.entryId, entryId), eq(contestMembers.userId, actor.userId)));
}

/**
 * Accepts or declines an invitation, or leaves a team before its entry is submitted.
 * @throws {AppError} 500404, 500012
 */
export const answerInvitation: Verb<typeof entryAnswer> = (ctx, { id, event }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    await getOwnEntry(tx, actor.userId, id);
    const entry = await lockEntry(tx, id);
    const { memberState } = await getOwnEntry(tx, actor.userId, id);
    const state = nextState(contestMemberTransitions, memberState, event);
    if (!isTeamOpen(entry) || entry.leaderId === actor.userId)
      throw new AppError(retCodes.TRANSITION_REFUSED);
    // Serializes a user's answers to two invitations in the same contest.
    await takeTurn(tx, entry.contestId + actor.userId);
    if (event === 'accept' && (await findLive(tx, entry.contestId, actor.userId)) !== null)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.contest_refusal_twice() });
    const seen = await getEntryDetail(tx, ctx, id);
    await setState(tx, ctx, id, state);
    await logTeam(tx, ctx, event, entry, actor.userId);
    const names = await namesOfUsers(tx, [actor.userId]);
    if (state !== 'INVITED')
      await sendMessage(tx, {
        eventCode: 'CONTEST_TEAM_ANSWERED',
        params: { title: entry.title, who: names.get(actor.userId) ?? '', answer: state },
        userIds: [entry.leaderId],
        link: contestLinks.entry(id),
        now,
      });
    return event === 'accept'
      ? getEntryDetail(tx, ctx, id)
      : { ...seen, memberState: state, memberActions: [] };
  });
