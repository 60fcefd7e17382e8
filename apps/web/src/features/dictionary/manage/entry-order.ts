import type { ManagedEntry } from '@portal/contract/dictionary-manage';

export interface PlacedEntry extends ManagedEntry {
  /** 0 for what has nothing above it. */
  depth: number;
}

/** Entries of a tree, each after the one it belongs to; of a flat list as they are. */
export function placeEntries(entries: readonly ManagedEntry[], isTree: boolean): PlacedEntry[] {
  if (!isTree) return entries.map((entry) => ({ ...entry, depth: 0 }));
  const codes = new Set(entries.map(({ code }) => code));
  const below = (parent: string | null, depth: number): PlacedEntry[] =>
    entries
      .filter(({ parentCode }) => (parentCode && codes.has(parentCode) ? parentCode : null) === parent)
      .flatMap((entry) => [{ ...entry, depth }, ...below(entry.code, depth + 1)]);
  return below(null, 0);
}

/**
 * The codes of the list after an entry has changed places with its neighbour of the same level; undefined where
 * there is none.
 */
export function moveEntry(entries: readonly PlacedEntry[], code: string, by: -1 | 1): string[] | undefined {
  const entry = entries.find((one) => one.code === code);
  const beside = entries.filter((one) => one.depth === entry?.depth && one.parentCode === entry?.parentCode);
  const neighbour = beside[beside.findIndex((one) => one.code === code) + by];
  if (!entry || !neighbour) return undefined;
  const codes = entries.map((one) => one.code);
  const swapped: Record<string, string> = { [code]: neighbour.code, [neighbour.code]: code };
  return codes.map((one) => swapped[one] ?? one);
}
