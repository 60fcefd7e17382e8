import type { QueueKind } from '@portal/contract/kinds';
import type { OperatorRole } from '@portal/contract/operator-role';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The source of one kind of work for the queue. */
export interface QueueSource {
  kind: QueueKind;
  /** Label in spreadsheets and in the log. */
  label: () => string;
  /** The role that makes the decision. */
  role: OperatorRole;
  stateLabels: Record<string, () => string>;
  /**
   * Selects the waiting items: `ref_id`, `title`, `state`, `entered_at`, `due_at` (may be null), and `barred_user_id`,
   * the user who may not decide this item although their role could (may be null).
   */
  readonly waiting: SQL;
  /** What the deadline of a row of `waiting` counts, a `TimeKind`; working days unless given. */
  counts?: SQL;
  /**
   * Condition on a row of `waiting` that limits it to certain users, where not everyone with the role may see it; may
   * use columns beyond those above.
   */
  isFor?: (userId: string) => SQL;
}

/**
 * A title in two parts. The separator is a parameter, like everything that is not ASCII: one non-ASCII character in the
 * text of a query, which cannot be written as an escape, would double the memory that the built server's source takes.
 */
export const titleOf = (first: SQLWrapper, second: SQLWrapper, between = ' · '): SQL =>
  sql`concat(${first}, ${between}::text, ${second})`;
