import type { ReactNode } from 'react';

type CellPart = 'title' | 'amount' | 'state' | 'fact' | 'action' | 'hidden';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end';
  /** The fixed width of the column, as a CSS length. */
  width?: string;
  nowrap?: boolean;
  /** Whether this cell names the row for screen readers. */
  rowHeader?: boolean;
  /** Sorting as an address, so that it can be shared and works without JavaScript. */
  sort?: { href: string; direction?: 'ascending' | 'descending' };
  /** The cell's part of the card when a narrow screen shows each row as one; a fact has its heading before it. */
  part?: CellPart;
  /** The total of the column, in the footer of the table. */
  total?: ReactNode;
}
