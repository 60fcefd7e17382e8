import type { WorkFigure } from '@portal/contract/kinds';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Rows that count by an instant of theirs. */
export interface CountedRows {
  table: PgTable;
  at: PgColumn;
  /** All of them where it is left out. */
  isCounted?: SQL;
}

/** The source of a figure on the operators' first page: events of the log, or rows of a table. */
export type FigureSource = { figure: WorkFigure } & ({ events: readonly string[] } | CountedRows);
