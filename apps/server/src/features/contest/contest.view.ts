import type { ContestBoard, ContestRow, ContestWork } from '@portal/contract/contest';
import { phaseOf } from './contest.policy.ts';
import type { CountedContest, listLocked } from './contest.queries.ts';
import type { Contest, ContestEntry } from './contest.table.ts';
import { pointsOf } from './judging/scores.ts';

export const viewContest = (contest: CountedContest, now: Date): ContestRow => ({
  ...contest,
  contestId: contest.id,
  state: contest.status,
  phase: contest.status === 'CANCELLED' ? null : phaseOf(contest, now),
  prizeFen: contest.prizes.reduce((sum, { amountFen, count }) => sum + amountFen * count, 0),
  scoredAt: contest.scoredAt?.getTime() ?? null,
});

/** 0117, as it stands on the desk of a judge and beside a work that can be voted for. */
export const numberText = (blindNo: number | null): string =>
  blindNo === null ? '' : String(blindNo).padStart(4, '0');

/** Judges look at the public page, too: while they score, works are shown there as they see them. */
export const viewWork = (entry: ContestEntry): ContestWork => ({
  entryId: entry.id,
  no: numberText(entry.blindNo),
  track: entry.track,
  title: entry.blindTitle,
  summary: entry.blindSummary,
  picture: entry.picture && { ...entry.picture, alt: entry.blindTitle },
});

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The leaderboard by track, with the points of each judge in the order in which the contest names them. */
export function viewBoard(
  { tracks, criteria, judgeIds }: Pick<Contest, 'tracks' | 'criteria' | 'judgeIds'>,
  entries: readonly ContestEntry[],
  ballots: Awaited<ReturnType<typeof listLocked>>,
): ContestBoard {
  const places = new Map(judgeIds.map((id, at) => [id, at]));
  const placeOf = ({ judgeId }: { judgeId: string }) => places.get(judgeId) ?? judgeIds.length;
  const ofEntry = Map.groupBy(
    ballots.toSorted((a, b) => placeOf(a) - placeOf(b)),
    ({ entryId }) => entryId,
  );
  return tracks.map(({ name }) => ({
    track: name,
    rows: entries
      .filter(({ track }) => track === name)
      .map((entry) => ({
        entryId: entry.id,
        rank: entry.rank ?? 0,
        title: entry.title,
        scores: (ofEntry.get(entry.id) ?? []).map(({ items }) => rounded(pointsOf(items, criteria) ?? 0, 1)),
        raw: rounded(entry.scoreRaw ?? 0, 1),
        norm: rounded(entry.scoreNorm ?? 0, 2),
        state: entry.status,
      })),
  }));
}
