import type { ManagedEntry } from '@portal/contract/identity/menu-manage';

type Placed = Pick<ManagedEntry, 'resNo' | 'parentNo'>;

export interface PlacedEntry<Entry> {
  entry: Entry;
  depth: number;
}

/** Each entry followed by its children; siblings keep their order. */
export function inTreeOrder<Entry extends Placed>(
  entries: readonly Entry[],
  parentNo: string | null = null,
  depth = 0,
): PlacedEntry<Entry>[] {
  return entries
    .filter((entry) => entry.parentNo === parentNo)
    .flatMap((entry) => [{ entry, depth }, ...inTreeOrder(entries, entry.resNo, depth + 1)]);
}

/** The siblings of an entry after it has moved up or down by one; undefined at the end. */
export function movedAmongSiblings(
  entries: readonly Placed[],
  entry: Placed,
  by: -1 | 1,
): string[] | undefined {
  const siblings = entries.filter(({ parentNo }) => parentNo === entry.parentNo).map(({ resNo }) => resNo);
  const from = siblings.indexOf(entry.resNo);
  const to = from + by;
  if (to < 0 || to >= siblings.length) return undefined;
  const rest = siblings.filter((resNo) => resNo !== entry.resNo);
  return rest.toSpliced(to, 0, entry.resNo);
}
