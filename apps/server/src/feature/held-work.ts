import type { HeldKind } from '@portal/contract/handover/terms';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import type { MoveSource } from '../platform/workflow/move-state.ts';
import type { Importer } from './importer.ts';
import type { QueueSource } from './queue-source.ts';

/** A piece of work that changes hands; `to` is null where it goes back to all who may do it. */
interface Giving {
  refId: string;
  from: string;
  to: string | null;
}

/** The source of one kind of work that a person holds. */
export interface HeldWorkSource {
  kind: HeldKind;
  /**
   * Selects the work in hand: `ref_id`, `holder_id`, `title`, `state`, `due_at` (may be null), `role` of the operators
   * who may take it (`*` for all of them, null for nobody in particular), and `barred_ids`, those who may not although
   * their role could.
   */
  held: (all: HeldReading) => SQL;
  /** Name of a state in the reader's language. */
  stateLabel: (state: string, queue: readonly QueueSource[]) => string;
  /** Whether it can go back to all who may do it. */
  canRelease: boolean;
  /**
   * Gives a piece of work on, by what the single act does, with its log row. The receiver is active and may take it.
   * @throws {AppError} 500012 if `from` doesn't hold it any more
   */
  give: (tx: Db, ctx: MoveSource, giving: Giving) => Promise<void>;
}

/** What holds, queues and imports, of all features. */
export interface HeldReading {
  heldWork: readonly HeldWorkSource[];
  queue: readonly QueueSource[];
  importers: readonly Importer[];
}

/** What ends by itself when an account is frozen. */
export type OnFreeze = (
  tx: Db,
  ctx: MoveSource,
  frozen: { userId: string; reason: string },
  all: HeldReading,
) => Promise<void>;
