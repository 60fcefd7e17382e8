import type { Column } from '../../../ui/table/column.ts';

/** A column of a list: a table column whose heading the settings can name. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'head' | 'sort'> {
  head: string;
  /** Values of the endpoint's `sort`; the first press uses the first one given. */
  sortBy?: { descending?: string; ascending?: string };
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
  const { descending, ascending } = sortBy;
  const now = sort === descending ? 'descending' : sort === ascending ? 'ascending' : undefined;
  const next = now === 'descending' ? (ascending ?? descending) : (descending ?? ascending);
  return { ...column, sort: { href: hrefOf(next ?? ''), direction: now } };
}
