import type { QueueKind } from '@portal/contract/kinds';
import type { OperatorRole } from '@portal/contract/operator-role';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The source of one kind of work. */
export interface QueueSource {
  kind: QueueKind;
  /** Its label in spreadsheets and in the log. */
  label: () => string;
  /** The role that decides. */
  role: OperatorRole;
  stateLabels: Record<string, () => string>;
  /**
   * Selects what waits: `ref_id`, `title`, `state`, `entered_at`, `due_at` (may be null), and `barred_user_id`,
   * who may not decide this one although their role could (may be null).
   */
  readonly waiting: SQL;
  /** For whom a row of `waiting` is, where it is not for everybody with the role; may use columns beyond those above. */
  isFor?: (userId: string) => SQL;
}

/**
 * A title in two parts. What stands between them is a parameter, as is all that is not ASCII: one other character in the
 * text of a query, which cannot be written as an escape, would double what the built server's source takes in memory.
 */
export const titleOf = (first: SQLWrapper, second: SQLWrapper, between = ' · '): SQL =>
  sql`concat(${first}, ${between}::text, ${second})`;
