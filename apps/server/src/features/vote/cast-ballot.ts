import { randomUUID } from 'node:crypto';
import { retCodes } from '@portal/contract/ret-code';
import type { voteCast } from '@portal/contract/vote/public';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { lockVote } from './move-vote.ts';
import { findBlocker, getShownVote, readStanding, voterKeyOf } from './vote.queries.ts';
import { type Vote, voteBallots, voteChoices, voteTurnout } from './vote.table.ts';

/** Maximum number of earlier choices rewritten with each secret ballot. */
const mixed = 200;

/**
 * Mixes secret choices with earlier ones: a random sample is deleted and rewritten together with the new ones, shuffled
 * and under new keys, so that neither transaction nor position in the table identifies a row.
 */
async function mixIn(tx: Db, postId: string, options: string[]): Promise<void> {
  const others = await tx
    .select()
    .from(voteChoices)
    .where(eq(voteChoices.postId, postId))
    .orderBy(sql`random()`)
    .limit(mixed);
  if (others.length > 0)
    await tx.delete(voteChoices).where(
      inArray(
        voteChoices.id,
        others.map(({ id }) => id),
      ),
    );
  const rows = [...others.map(({ optionId }) => optionId), ...options].map((optionId) => ({
    id: randomUUID(),
    postId,
    optionId,
  }));
  // Sorting by random keys shuffles the rows.
  await tx.insert(voteChoices).values(rows.sort((one, other) => (one.id < other.id ? -1 : 1)));
}

async function keepNamed(
  tx: Db,
  { actor, now }: Context,
  { postId }: Vote,
  voterKey: string,
  options: string[],
): Promise<void> {
  await tx
    .update(voteBallots)
    .set({ counts: false })
    .where(and(eq(voteBallots.postId, postId), eq(voteBallots.voterKey, voterKey)));
  await tx
    .insert(voteBallots)
    .values({ id: orderedId(now.getTime()), postId, voterKey, userId: actor.userId, options, at: now });
}

/**
 * Casts a ballot; ballots of one vote are processed one after the other.
 * @throws {AppError} 500404, 500063, 500064, 500065, 100002
 */
export const castBallot: Verb<typeof voteCast> = async (ctx, { id, data }) => {
  await getShownVote(ctx.db, id);
  const work = async (tx: Db) => {
    const { actor, now } = ctx;
    const vote = await lockVote(tx, id);
    if (!vote) throw notFound();
    if (vote.state !== 'OPEN' || vote.endsAt <= now) throw new AppError(retCodes.VOTING_CLOSED);
    const hindrance = findBlocker(vote, actor);
    const voterKey = voterKeyOf(vote, actor);
    if (hindrance !== '' || voterKey === null)
      throw new AppError(retCodes.NOT_ELIGIBLE, { retMsg: hindrance || m.refusal_vote_audited() });
    const chosen = [...new Set(data.choices)];
    const known = vote.options.map((option) => option.id);
    if (chosen.length > vote.maxChoices || chosen.some((option) => !known.includes(option)))
      throw fieldsRefused({ 'data.choices': m.fault_choices({ max: vote.maxChoices }) });
    const entered = await tx
      .insert(voteTurnout)
      .values({ postId: id, voterKey })
      .onConflictDoNothing()
      .returning();
    if (entered.length === 0 && !vote.changeable)
      throw new AppError(retCodes.ALREADY_DONE, { retMsg: m.refusal_voted() });
    if (vote.secret) await mixIn(tx, id, chosen);
    else await keepNamed(tx, ctx, vote, voterKey, chosen);
    // The log records that a ballot was cast, never the choice; for a secret ballot not even the voter.
    await writeLog(tx, vote.secret ? { ...ctx, actor: null, ip: '', userAgent: '' } : ctx, {
      event: 'communityVote.cast',
      entity: 'communityVote',
      entityId: id,
    });
    await invalidateTags(tx, ['community']);
    const standing = await readStanding(tx, ctx, vote);
    // Responses are stored with the caller for idempotency. Counts in them would, ballot by ballot, reveal each choice,
    // so clients fetch them separately.
    return vote.secret ? { ...standing, results: null } : standing;
  };
  // Two may run at once: the second already waits at the row lock, so that it follows without delay.
  return inTurn(ctx, `vote ${id}`, work, { abreast: 2 });
};
