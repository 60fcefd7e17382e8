import type { ContestEntryState } from '@portal/contract/contest/terms';
import { eq } from 'drizzle-orm';
import {
  type Contest,
  type ContestEntry,
  contestEntries,
  contestMembers,
  contestVotes,
} from '../../features/contest/contest.table.ts';
import { calculateScores, pointsOf } from '../../features/contest/judging/scores.ts';
import { demoInteger } from '../content/demo-random.ts';
import type { DemoContext } from '../demo-context.ts';
import type { fillBallots } from './fill-ballots.ts';
import type { Person } from './fill-entries.ts';

const hourMs = 3_600_000;

/** The results of a finished contest, calculated by the real rules; the best nine win prizes. */
export async function fillResults(
  { tx }: DemoContext,
  contest: Contest,
  entries: readonly ContestEntry[],
  ballots: Awaited<ReturnType<typeof fillBallots>>,
): Promise<ContestEntry[]> {
  const scores = calculateScores(
    entries.map(({ id, track }) => ({ entryId: id, track })),
    ballots.map(({ entryId, judgeId, items }) => ({
      entryId,
      judgeId,
      points: pointsOf(items, contest.criteria) ?? 0,
    })),
    contest.cutOff,
  );
  const slots = contest.prizes.flatMap(({ count }, prize) => Array.from({ length: count }, () => prize));
  const best = scores.filter(({ isPromoted }) => isPromoted).toSorted((a, b) => b.norm - a.norm);
  const rows: ContestEntry[] = [];
  for (const score of scores) {
    const place = best.findIndex(({ entryId }) => entryId === score.entryId);
    const prize = place < 0 ? null : (slots[place] ?? null);
    const status: ContestEntryState = place < 0 ? 'ELIMINATED' : prize === null ? 'FINALIST' : 'AWARDED';
    const [row] = await tx
      .update(contestEntries)
      .set({
        scoreRaw: score.raw,
        scoreNorm: score.norm,
        rank: score.rank,
        prize,
        status,
        updatedAt: contest.endAt,
      })
      .where(eq(contestEntries.id, score.entryId))
      .returning();
    if (row) rows.push(row);
  }
  return rows;
}

/** One vote from each account that does not take part. */
export async function fillVotes(
  { tx }: DemoContext,
  contest: Contest,
  entries: readonly ContestEntry[],
  people: readonly Person[],
): Promise<void> {
  const vote = contest.stages.find(({ kind }) => kind === 'VOTE');
  const members = await tx
    .select({ userId: contestMembers.userId })
    .from(contestMembers)
    .where(eq(contestMembers.contestId, contest.id));
  const barred = new Set(members.map(({ userId }) => userId));
  const voters = people.filter(({ id, loginName }) => !barred.has(id) && !loginName.startsWith('demo_'));
  if (!vote || voters.length === 0) return;
  await tx.insert(contestVotes).values(
    voters.map(({ id: userId }, at) => ({
      contestId: contest.id,
      userId,
      entryId: entries[demoInteger(`${contest.id} ${userId} vote`, 0, entries.length - 1)]?.id ?? '',
      votedAt: new Date(Math.min(vote.from + at * hourMs, Date.now() - hourMs)),
    })),
  );
}
