import type { ContestBoard, ContestRow, ContestWork } from '@portal/contract/contest/public';
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

/** The blind number, such as 0117, shown to judges and next to works open for voting. */
export const numberText = (blindNo: number | null): string =>
  blindNo === null ? '' : String(blindNo).padStart(4, '0');

/** Judges can see the public page too, so works are shown there without names, as at the judges' desk. */
export const viewWork = (entry: ContestEntry): ContestWork => ({
  entryId: entry.id,
  no: numberText(entry.blindNo),
  track: entry.track,
  title: entry.blindTitle,
  summary: entry.blindSummary,
  picture: entry.picture && { ...entry.picture, alt: entry.blindTitle },
});

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Leaderboard per track, with each judge's points in the contest's order of judges. */
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
