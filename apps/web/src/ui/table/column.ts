import type { ReactNode } from 'react';

type CellPart = 'title' | 'amount' | 'state' | 'fact' | 'action' | 'hidden';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers go to the end. */
  align?: 'start' | 'end';
  /** The column's fixed width, a CSS length. */
  width?: string;
  nowrap?: boolean;
  /** This cell names the row for screen readers. */
  rowHeader?: boolean;
  /** Sorting as an address, so that it can be shared and works without JavaScript. */
  sort?: { href: string; direction?: 'ascending' | 'descending' };
  /** What the cell is where a narrow screen shows each row as a card; a fact has its heading before it. */
  part?: CellPart;
  /** The sum of the column, in the foot of the table. */
  total?: ReactNode;
}
