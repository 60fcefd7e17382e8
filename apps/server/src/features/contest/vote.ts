import type { contestVoteQuery, contestVoteSave } from '@portal/contract/contest/public';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { isVoting } from './contest.policy.ts';
import { getContest, holdContest, isPublic } from './contest.queries.ts';
import { contestEntries, contestMembers, contestVotes } from './contest.table.ts';
import { isOfContest } from './entry/blocker.ts';

/** Teams, judges and the office can't vote. */
async function mayVote(db: Db, { actor }: Pick<Context, 'actor'>, contestId: string): Promise<boolean> {
  if (await isOfContest(db, actor)) return false;
  const isInTeam = and(
    eq(contestMembers.contestId, contestId),
    eq(contestMembers.userId, actor.userId),
    eq(contestMembers.state, 'ACCEPTED'),
  );
  return (await db.$count(contestMembers, isInTeam)) === 0;
}

async function readVote(db: Db, ctx: Pick<Context, 'actor'>, contestId: string) {
  const [own] = await db
    .select({ entryId: contestVotes.entryId })
    .from(contestVotes)
    .where(and(eq(contestVotes.contestId, contestId), eq(contestVotes.userId, ctx.actor.userId)));
  return { entryId: own?.entryId ?? null, mayVote: await mayVote(db, ctx, contestId) };
}

/** @throws {AppError} 500404 */
export const queryVote: Verb<typeof contestVoteQuery> = async (ctx, { id }) => {
  const contest = await getContest(ctx.db, id, isPublic);
  return readVote(ctx.db, ctx, contest.id);
};

/**
 * Casts a vote or changes it; the primary key ensures one vote per account, even for concurrent calls.
 * @throws {AppError} 500404 for an entry that isn't open for voting, 500032 outside the voting period, 500033
 */
export const saveVote: Verb<typeof contestVoteSave> = (ctx, { id }) =>
  inTurn(ctx, `contest entry ${id}`, async (tx) => {
    const { actor, now } = ctx;
    const [entry] = await tx.select().from(contestEntries).where(eq(contestEntries.id, id));
    if (!entry || entry.blindNo === null) throw notFound();
    const contest = await holdContest(tx, entry.contestId);
    if (!isVoting(contest, now))
      throw new AppError(retCodes.OUTSIDE_SIGN_UP, { retMsg: m.contest_refusal_vote_time() });
    if (entry.status !== 'QUALIFIED' && entry.status !== 'PROMOTED') throw notFound();
    if (!(await mayVote(tx, ctx, contest.id)))
      throw new AppError(retCodes.NOT_IN_AUDIENCE, { retMsg: m.contest_refusal_no_vote() });
    const vote = { entryId: id, votedAt: now };
    await tx
      .insert(contestVotes)
      .values({ contestId: contest.id, userId: actor.userId, ...vote })
      .onConflictDoUpdate({ target: [contestVotes.contestId, contestVotes.userId], set: vote });
    // The log doesn't record the choice, as the vote is secret.
    await writeLog(tx, ctx, { event: 'contest.vote', entity: 'contest', entityId: contest.id });
    await invalidateTags(tx, ['contest']);
    return readVote(tx, ctx, contest.id);
  });
