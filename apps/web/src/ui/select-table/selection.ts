export type RowKey = string | number;

/** Whether none, some or all of the selectable rows are selected. */
export function selectionState(
  selected: ReadonlySet<RowKey>,
  choosable: readonly RowKey[],
): 'none' | 'some' | 'all' {
  const chosen = choosable.filter((key) => selected.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === choosable.length ? 'all' : 'some';
}

/** Selects every row of the page, or deselects them if all are selected; rows of other pages stay as they are. */
export function toggleAll(selected: ReadonlySet<RowKey>, choosable: readonly RowKey[]): Set<RowKey> {
  const next = new Set(selected);
  const drop = selectionState(selected, choosable) === 'all';
  for (const key of choosable) {
    if (drop) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** Selects or deselects a row; with `from`, also all rows between that one and it. */
export function toggleRow(
  selected: ReadonlySet<RowKey>,
  choosable: readonly RowKey[],
  key: RowKey,
  from?: RowKey,
): Set<RowKey> {
  const next = new Set(selected);
  const on = !selected.has(key);
  const [start, end] = [choosable.indexOf(from ?? key), choosable.indexOf(key)].sort((a, b) => a - b);
  const span = start === undefined || start < 0 ? [key] : choosable.slice(start, (end ?? start) + 1);
  for (const each of span) {
    if (on) next.add(each);
    else next.delete(each);
  }
  return next;
}
