import { createHash } from 'node:crypto';

export interface Candidate {
  id: string;
  /** Number of ballots the judge already has. */
  load: number;
}

export interface Wanted {
  entryId: string;
  /** Number of judges it still needs. */
  count: number;
  /** Judges it can't be assigned to, because of a conflict of interest or because they already have it. */
  barred: ReadonlySet<string>;
}

export interface Assigned {
  entryId: string;
  judgeId: string;
}

/** Deterministic per pair, in an order nobody can influence. */
const lotOf = (entryId: string, judgeId: string): string =>
  createHash('sha256').update(`${entryId} ${judgeId}`).digest('hex');

/**
 * Assigns entries to judges: never to a barred one, as evenly as possible, and with the same result for any order of
 * the input. Entries with the fewest eligible judges come first. `short` lists entries that lack judges.
 */
export function assignJudges(
  wanted: readonly Wanted[],
  judges: readonly Candidate[],
): { assigned: Assigned[]; short: string[] } {
  const loads = new Map(judges.map(({ id, load }) => [id, load]));
  const choices = wanted.map(({ entryId, count, barred }) => ({
    entryId,
    count,
    open: judges.filter(({ id }) => !barred.has(id)).map(({ id }) => ({ id, lot: lotOf(entryId, id) })),
  }));
  choices.sort((a, b) => a.open.length - b.open.length || (a.entryId < b.entryId ? -1 : 1));
  const assigned: Assigned[] = [];
  const short: string[] = [];
  for (const { entryId, count, open } of choices) {
    const loadOf = ({ id }: { id: string }) => loads.get(id) ?? 0;
    open.sort((a, b) => loadOf(a) - loadOf(b) || (a.lot < b.lot ? -1 : 1));
    const chosen = open.slice(0, count);
    if (chosen.length < count) short.push(entryId);
    for (const { id } of chosen) {
      loads.set(id, (loads.get(id) ?? 0) + 1);
      assigned.push({ entryId, judgeId: id });
    }
  }
  return { assigned, short };
}
