import type { Award } from '../contest.table.ts';

/** An entry of the final, in the order of their scores. */
export interface Placed {
  entryId: string;
  /** Its place among the prizes; null for none. */
  prize: number | null;
}

/**
 * Who moves when an award is taken away: every entry below takes the place before it, and the best of those without a
 * prize takes the last one. Prizes stand in their order, entries of the same prize in the order of their scores.
 */
export function moveUp(placed: readonly Placed[], lost: string): Award[] {
  const awarded = placed
    .filter((one): one is Award & { prize: number } => one.prize !== null)
    .toSorted((a, b) => a.prize - b.prize);
  const at = awarded.findIndex(({ entryId }) => entryId === lost);
  if (at < 0) return [];
  const next = placed.find(({ entryId, prize }) => prize === null && entryId !== lost);
  const line = [...awarded.slice(at + 1), ...(next ? [next] : [])];
  return line.flatMap(({ entryId, prize }, place) => {
    const freed = awarded[at + place]?.prize ?? null;
    return freed === prize ? [] : [{ entryId, prize: freed }];
  });
}
