import type { WorkFigure } from '@portal/contract/kinds';
import type { OperatorRole } from '@portal/contract/operator-role';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Rows that are counted by one of their timestamps. */
export interface CountedRows {
  table: PgTable;
  at: PgColumn;
  /** Condition for the rows to count; all rows if omitted. */
  isCounted?: SQL;
}

/** Events of the log that are counted. */
interface CountedEvents {
  events: readonly string[];
  /** Counts only what the reader did. */
  isOwn?: true;
}

/** The source of a figure on the operators' first page. */
export type FigureSource = {
  figure: WorkFigure;
  /** Roles whose work it counts; nobody else sees it. */
  roles: readonly OperatorRole[];
} & (CountedEvents | CountedRows);
