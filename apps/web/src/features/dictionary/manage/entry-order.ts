import type { ManagedEntry } from '@portal/contract/dictionary/manage';

export interface PlacedEntry extends ManagedEntry {
  /** 0 at the top level. */
  depth: number;
}

/** The entries of a tree, each followed by its children; a flat list is returned unchanged. */
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
 * The codes of the list after an entry has swapped places with its neighbour on the same level; undefined if there is
 * no such neighbour.
 */
export function moveEntry(entries: readonly PlacedEntry[], code: string, by: -1 | 1): string[] | undefined {
  const entry = entries.find((one) => one.code === code);
  const aside = entries.filter((one) => one.depth === entry?.depth && one.parentCode === entry?.parentCode);
  const neighbour = aside[aside.findIndex((one) => one.code === code) + by];
  if (!entry || !neighbour) return undefined;
  const codes = entries.map((one) => one.code);
  const swapped: Record<string, string> = { [code]: neighbour.code, [neighbour.code]: code };
  return codes.map((one) => swapped[one] ?? one);
}
