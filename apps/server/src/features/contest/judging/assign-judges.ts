import { createHash } from 'node:crypto';

export interface Candidate {
  id: string;
  /** Ballots the judge has already. */
  load: number;
}

export interface Wanted {
  entryId: string;
  /** How many judges it still needs. */
  count: number;
  /** Judges it must not be given to: a conflict of interest, or one it has already. */
  barred: ReadonlySet<string>;
}

export interface Assigned {
  entryId: string;
  judgeId: string;
}

/** The same for the same pair, and without any order that somebody could aim at. */
const lotOf = (entryId: string, judgeId: string): string =>
  createHash('sha256').update(`${entryId} ${judgeId}`).digest('hex');

/**
 * Gives entries to judges: never one that is barred, as evenly as that allows, and the same for the same input whatever
 * its order. Entries with the fewest judges to choose from come first. `short` are those that lack judges.
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
