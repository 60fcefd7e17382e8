import type { Picture } from '@portal/contract/fields';
import type { CollectTargetType } from '@portal/contract/kinds';
import type { Db } from '../platform/database/database.ts';

/** An item that users can collect, as visitors see it now. */
export interface CollectTarget {
  id: string;
  title: string;
  category: string;
  cover: Picture | null;
  /** The last day that matters, YYYY-MM-DD. */
  keyDay: string | null;
  path: string;
  /** Facts whose change triggers a notification to collectors: a text that identifies the target, and the values. */
  facts: { text: string; money?: string; ended?: boolean };
}

/** Reads those targets that visitors may see; a missing one has been taken down. */
export type ReadTargets = (db: Db, ids: readonly string[], now: Date) => Promise<CollectTarget[]>;

/** Reads the collected targets of one type. */
export interface CollectSource {
  type: CollectTargetType;
  read: ReadTargets;
}
