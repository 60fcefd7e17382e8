import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type Vote, voteChoices, voteTurnout } from './vote.table.ts';

/** Number of voters, by vote. */
export async function countVoters(db: Db, postIds: string[]): Promise<Map<string, number>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .select({ postId: voteTurnout.postId, count: sql<number>`count(*)::int` })
    .from(voteTurnout)
    .where(inArray(voteTurnout.postId, postIds))
    .groupBy(voteTurnout.postId);
  return new Map(rows.map(({ postId, count }) => [postId, count]));
}

export const isOver = ({ state, endsAt }: Pick<Vote, 'state' | 'endsAt'>, now: Date): boolean =>
  state !== 'OPEN' || endsAt <= now;

/** Whether the counts are public. */
export const isCountPublic = (vote: Pick<Vote, 'state' | 'endsAt' | 'visibility'>, now: Date): boolean =>
  vote.visibility === 'ALWAYS' || isOver(vote, now);

interface Counted {
  postId: string;
  optionId: string;
  count: number;
}

async function readCounts(db: Db, votes: readonly Vote[]): Promise<Counted[]> {
  const idsOf = (isSecret: boolean) =>
    votes.filter(({ secret }) => secret === isSecret).map(({ postId }) => postId);
  const [secret, named] = [idsOf(true), idsOf(false)];
  return [
    ...(secret.length > 0
      ? await db
          .select({
            postId: voteChoices.postId,
            optionId: voteChoices.optionId,
            count: sql<number>`count(*)::int`,
          })
          .from(voteChoices)
          .where(inArray(voteChoices.postId, secret))
          .groupBy(voteChoices.postId, voteChoices.optionId)
      : []),
    ...(named.length > 0
      ? (
          await db.execute<Counted & Record<string, unknown>>(sql`
            select b.post_id as "postId", o as "optionId", count(*)::int as count
            from community_vote_ballot b, unnest(b.options) o
            where b.post_id in ${named} and b.counts group by b.post_id, o`)
        ).rows
      : []),
  ];
}

export interface Tally {
  voters: number;
  /** Votes for each option, in the order of the options; null if they may not be shown. */
  results: { optionId: string; votes: number }[] | null;
}

/** Turnout of the given votes, with results only where they may be shown. */
export async function tallyOf(
  db: Db,
  votes: readonly Vote[],
  mayRead: (vote: Vote) => boolean,
): Promise<(vote: Vote) => Tally> {
  const postIds = votes.map(({ postId }) => postId);
  const [voters, rows] = await Promise.all([countVoters(db, postIds), readCounts(db, votes.filter(mayRead))]);
  const keyOf = (postId: string, optionId: string) => `${postId} ${optionId}`;
  const counts = new Map(rows.map(({ postId, optionId, count }) => [keyOf(postId, optionId), count]));
  return (vote) => ({
    voters: voters.get(vote.postId) ?? 0,
    results: mayRead(vote)
      ? vote.options.map(({ id }) => ({ optionId: id, votes: counts.get(keyOf(vote.postId, id)) ?? 0 }))
      : null,
  });
}
