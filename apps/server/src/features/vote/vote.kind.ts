import { ballotScopeLabels, voteStateLabels } from '@portal/contract/vote-terms';
import * as m from '@portal/texts/messages';
import { eq, inArray, sql } from 'drizzle-orm';
import type { PostKindSource } from '../../feature/post-kind.ts';
import type { Db } from '../../platform/database/database.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import { lockVote, moveVote } from './move-vote.ts';
import { type Vote, votes, voteTurnout } from './vote.table.ts';

const hourMs = 3_600_000;

/** How many have voted, by vote. */
export async function countVoters(db: Db, postIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ postId: voteTurnout.postId, count: sql<number>`count(*)::int` })
    .from(voteTurnout)
    .where(inArray(voteTurnout.postId, postIds))
    .groupBy(voteTurnout.postId);
  return new Map(rows.map(({ postId, count }) => [postId, count]));
}

export const viewVoteRow = (vote: Vote, voters: number) => ({
  state: vote.state,
  stateLabel: voteStateLabels[vote.state](),
  scope: vote.scope,
  scopeLabel: ballotScopeLabels[vote.scope](),
  options: vote.options.length,
  voters,
  endsAt: vote.endsAt.getTime(),
});

/** Votes: posts with options, ballots by person or by enterprise, and counts that are seen when they may be. */
export const voteKind: PostKindSource<'vote'> = {
  kind: 'VOTE',
  part: 'vote',
  isReviewed: true,

  async findFaults(_tx, { part: { options, maxChoices, endsAt }, now }) {
    const faults: Record<string, string> = {};
    if (maxChoices > options.length) faults['vote.maxChoices'] = m.vote_fault_max_choices();
    if (endsAt < now.getTime() + hourMs) faults['vote.endsAt'] = m.vote_fault_ends_at();
    return faults;
  },

  async save(tx, _ctx, { id: postId, anonymous }, { options, changeable, endsAt, ...rest }) {
    if (anonymous) throw fieldsRefused({ 'data.anonymous': m.vote_fault_anonymous() });
    const set = {
      ...rest,
      options: options.map((text, at) => ({ id: `O${at + 1}`, text })),
      // A secret ballot cannot be found again, and of an enterprise the last one counts.
      changeable: !rest.secret && (changeable || rest.scope === 'ENTERPRISE'),
      endsAt: new Date(endsAt),
    };
    await tx
      .insert(votes)
      .values({ postId, ...set })
      .onConflictDoUpdate({ target: votes.postId, set });
    return options.join(' ');
  },

  async onMoved(tx, ctx, { id }, { event }) {
    const vote = await lockVote(tx, id);
    if (!vote) return;
    if ((event === 'publish' || event === 'pass') && vote.state === 'PENDING') await moveVote(tx, ctx, vote, 'open');
    if (event === 'confirm' && vote.state === 'OPEN') await moveVote(tx, ctx, vote, 'void');
  },

  async findHindrance(tx, postId) {
    const vote = await lockVote(tx, postId);
    return vote?.state === 'OPEN' && (await countVoters(tx, [postId])).has(postId) ? m.vote_hindrance_open() : null;
  },

  async read(db, postId) {
    const [vote] = await db.select().from(votes).where(eq(votes.postId, postId));
    if (!vote) return undefined;
    const { options, maxChoices, scope, audited, secret, changeable, visibility, endsAt, quorum } = vote;
    return {
      options: options.map(({ text }) => text),
      maxChoices,
      scope,
      audited,
      secret,
      changeable,
      visibility,
      quorum,
      endsAt: endsAt.getTime(),
    };
  },

  async readRows(db, postIds) {
    const rows = await db.select().from(votes).where(inArray(votes.postId, postIds));
    const voters = await countVoters(db, postIds);
    return new Map(rows.map((vote) => [vote.postId, viewVoteRow(vote, voters.get(vote.postId) ?? 0)]));
  },
};
