import type { WorkFigure } from '@portal/contract/kinds';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Rows that are counted by one of their timestamps. */
export interface CountedRows {
  table: PgTable;
  at: PgColumn;
  /** Condition for the rows to count; all rows if omitted. */
  isCounted?: SQL;
}

/** The source of a figure on the operators' first page: events of the log, or rows of a table. */
export type FigureSource = { figure: WorkFigure } & ({ events: readonly string[] } | CountedRows);
