import type { Column } from '../../../ui/table/column.ts';

/** A column of a list: a table column whose heading can be named in the settings. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'head' | 'sort'> {
  head: string;
  /** The endpoint's `sort` value for the first press; the second reverses it. */
  sortBy?: string;
  /** `always` cannot be hidden; `hidden` is off until the user chooses it. */
  shown?: 'always' | 'hidden';
}

/** Converts it to a table column, with the address that sorts by it. */
export function tableColumn<Row>(
  { sortBy, shown: _shown, ...column }: ListColumn<Row>,
  sort: string,
  hrefOf: (sort: string) => string,
): Column<Row> {
  if (!sortBy) return column;
  const direction = directionOf(sortBy, sort);
  const next = direction ? turned(sort) : sortBy;
  return { ...column, sort: direction ? { href: hrefOf(next), direction } : { href: hrefOf(next) } };
}

/** Reverses an order: `-name` sorts by `name` descending. */
export const turned = (sort: string): string => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`);

function directionOf(sortBy: string, sort: string): 'ascending' | 'descending' | undefined {
  if (sort !== sortBy && sort !== turned(sortBy)) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
}
