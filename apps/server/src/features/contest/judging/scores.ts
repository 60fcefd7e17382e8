import type { ContestContent } from '@portal/contract/contest-content';

type Criteria = readonly Pick<ContestContent['criteria'][number], 'weight' | 'max'>[];

/** What a ballot makes of a hundred: each criterion's share of its most points, by its weight. Null while one is open. */
export function pointsOf(items: readonly (number | null)[], criteria: Criteria): number | null {
  let points = 0;
  for (const [at, { weight, max }] of criteria.entries()) {
    const item = items[at] ?? null;
    if (item === null) return null;
    points += (weight * item) / max;
  }
  return points;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far each value lies from the mean of all, in standard deviations; 0 where all are alike. */
export function zScores(values: readonly number[]): number[] {
  if (values.length === 0) return [];
  const mean = meanOf(values);
  const deviation = Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
  // What differs in the last bits alone does not differ.
  return values.map((value) => (deviation < 1e-9 ? 0 : (value - mean) / deviation));
}

export interface Points {
  entryId: string;
  judgeId: string;
  points: number;
}

export interface Entered {
  entryId: string;
  track: string;
}

export interface Score extends Entered {
  /** The mean of the points. */
  raw: number;
  /** The mean of the points, each taken by the measure of its judge. */
  norm: number;
  rank: number;
  isPromoted: boolean;
}

/** Sums of the same numbers in another order may differ in the last bits; nobody is ranked by those. */
const exact = (value: number): number => Math.round(value * 1e9) / 1e9 + 0;

/**
 * The result of a contest. Judges are more or less strict: of each, the points are taken as distances from their own
 * mean in their own standard deviations, and an entry's score is the mean of these. Ranks are within a track, by that
 * score, then by the mean of the points, then by the order of the ids. The same for the same ballots in any order.
 */
export function calculateScores(
  entries: readonly Entered[],
  ballots: readonly Points[],
  cutOff: number,
): Score[] {
  const inOrder = ballots.toSorted((a, b) =>
    a.judgeId === b.judgeId ? (a.entryId < b.entryId ? -1 : 1) : a.judgeId < b.judgeId ? -1 : 1,
  );
  const ofEntry = new Map<string, { raw: number[]; norm: number[] }>();
  for (const own of Map.groupBy(inOrder, ({ judgeId }) => judgeId).values()) {
    const measured = zScores(own.map(({ points }) => points));
    for (const [at, { entryId, points }] of own.entries()) {
      const known = ofEntry.get(entryId) ?? { raw: [], norm: [] };
      known.raw.push(points);
      known.norm.push(measured[at] ?? 0);
      ofEntry.set(entryId, known);
    }
  }
  const scored = entries.flatMap((entry) => {
    const known = ofEntry.get(entry.entryId);
    return known ? [{ ...entry, raw: exact(meanOf(known.raw)), norm: exact(meanOf(known.norm)) }] : [];
  });
  return [...Map.groupBy(scored, ({ track }) => track).values()].flatMap((rows) =>
    rows
      .toSorted((a, b) => b.norm - a.norm || b.raw - a.raw || (a.entryId < b.entryId ? -1 : 1))
      .map((row, at) => ({ ...row, rank: at + 1, isPromoted: at < cutOff })),
  );
}

interface Finalist {
  entryId: string;
  norm: number;
  votes: number;
}

/**
 * The order in which finalists are shown to who proposes the awards: the score of the judges, and by the weight of the
 * public vote how many votes they have, taken by the same measure.
 */
export function withVotes<Row extends Finalist>(
  finalists: readonly Row[],
  voteWeight: number,
): (Row & { total: number })[] {
  const share = voteWeight / 100;
  const votes = zScores(finalists.map((row) => row.votes));
  return finalists
    .map((row, at) => ({ ...row, total: exact((1 - share) * row.norm + share * (votes[at] ?? 0)) }))
    .sort((a, b) => b.total - a.total || (a.entryId < b.entryId ? -1 : 1));
}
