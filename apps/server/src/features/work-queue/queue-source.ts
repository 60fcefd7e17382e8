import type { OperatorRole } from '@portal/contract/endpoint';
import type { QueueKind } from '@portal/contract/work-queue';
import type { SQL } from 'drizzle-orm';

/** Where a kind of work comes from. */
export interface QueueSource {
  kind: QueueKind;
  /** Who decides it. */
  role: OperatorRole;
  stateLabels: Record<string, () => string>;
  /**
   * Selects what waits: `ref_id`, `title`, `state`, `entered_at`, `due_at` (may be null), and `barred_user_id`,
   * who may not decide this one although his role could (may be null).
   */
  readonly waiting: SQL;
}
