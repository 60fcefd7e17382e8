import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  /** CSS length the column keeps. */
  width?: string;
  nowrap?: boolean;
  /** This cell names the row for screen readers. */
  rowHeader?: boolean;
  /** Sorting as an address, so that it can be shared and works without JavaScript. */
  sort?: { href: string; direction?: 'ascending' | 'descending' };
  /** Sum of the column, in the foot of the table. */
  total?: ReactNode;
}
