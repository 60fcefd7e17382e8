import type { ContestContent } from '@portal/contract/contest/content';

type Criteria = readonly Pick<ContestContent['criteria'][number], 'weight' | 'max'>[];

/**
 * Score of a ballot out of 100: points as a share of the maximum per criterion, weighted. Null while one is missing.
 */
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

/** Distance of each value from the mean in standard deviations; 0 if all are equal. */
export function zScores(values: readonly number[]): number[] {
  if (values.length === 0) return [];
  const mean = meanOf(values);
  const deviation = Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
  // Treats rounding differences as equal.
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
  /** Mean of the points. */
  raw: number;
  /** Mean of the points, normalized per judge. */
  norm: number;
  rank: number;
  isPromoted: boolean;
}

/** Sums in a different order can differ in the last bits, which mustn't affect ranks. */
const exact = (value: number): number => Math.round(value * 1e9) / 1e9 + 0;

/**
 * Calculates a contest's results. To even out strict and lenient judges, each judge's points are converted to z-scores
 * over that judge's own ballots, and an entry's score is the mean of these. Entries are ranked within their track by
 * score, then by mean points, then by id. The result doesn't depend on the order of ballots.
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
 * Order of the finalists for proposing awards: the judges' score combined with the number of public votes as a z-score,
 * weighted by `voteWeight`.
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
