import type { Column } from '../../../ui/table/column.ts';

/** A column of a list: a table column whose heading the settings can name. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'head' | 'sort'> {
  head: string;
  /** The endpoint's `sort` that the first press asks for; the second turns it round. */
  sortBy?: string;
  /** `always` cannot be hidden; `hidden` is off until the user chooses it. */
  shown?: 'always' | 'hidden';
}

/** Makes a table column of it, with its sorting as an address. */
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

/** `-name` is the order of `name` from its end. */
export const turned = (sort: string): string => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`);

function directionOf(sortBy: string, sort: string): 'ascending' | 'descending' | undefined {
  if (sort !== sortBy && sort !== turned(sortBy)) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
}
