import type { Award } from '../contest.table.ts';

/** A finalist, in order of score. */
export interface Placed {
  entryId: string;
  /** Index of its prize; null for none. */
  prize: number | null;
}

/**
 * Changes after an award is revoked: every entry below moves up one place, and the best one without a prize takes the
 * last place. Ordered by prize and, within a prize, by score.
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
