import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type Vote, voteChoices, voteTurnout } from './vote.table.ts';

/** How many have voted, by vote. */
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

/** Whether everybody may see the counts. */
export const isCountPublic = (vote: Pick<Vote, 'state' | 'endsAt' | 'visibility'>, now: Date): boolean =>
  vote.visibility === 'ALWAYS' || isOver(vote, now);

interface Counted {
  postId: string;
  optionId: string;
  count: number;
}

async function readCounts(db: Db, votes: readonly Pick<Vote, 'postId' | 'secret'>[]): Promise<Counted[]> {
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

/** How often each option was chosen, in the order of the options, by vote. */
export async function countChoices(
  db: Db,
  votes: readonly Pick<Vote, 'postId' | 'secret' | 'options'>[],
): Promise<Map<string, { optionId: string; votes: number }[]>> {
  const rows = await readCounts(db, votes);
  const keyOf = (postId: string, optionId: string) => `${postId} ${optionId}`;
  const counts = new Map(rows.map(({ postId, optionId, count }) => [keyOf(postId, optionId), count]));
  return new Map(
    votes.map(({ postId, options }) => [
      postId,
      options.map(({ id }) => ({ optionId: id, votes: counts.get(keyOf(postId, id)) ?? 0 })),
    ]),
  );
}

/** Of one vote. */
export const countResults = async (db: Db, vote: Vote) =>
  (await countChoices(db, [vote])).get(vote.postId) ?? [];
