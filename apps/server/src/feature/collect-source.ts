import type { Picture } from '@portal/contract/fields';
import type { CollectTargetType } from '@portal/contract/kinds';
import type { Db } from '../platform/database/database.ts';

/** A thing that can be collected, as visitors see it now. */
export interface CollectTarget {
  id: string;
  title: string;
  category: string;
  cover: Picture | null;
  /** The last day that matters, YYYY-MM-DD. */
  keyDay: string | null;
  path: string;
  /** Facts whose change collectors are notified about: a text to recognise the target by, and the values. */
  facts: { text: string; money?: string; ended?: boolean };
}

/** Reads those of the things that visitors can read; who is absent has been taken down. */
export type ReadTargets = (db: Db, ids: readonly string[], now: Date) => Promise<CollectTarget[]>;

/** Reads the collected targets of one type. */
export interface CollectSource {
  type: CollectTargetType;
  read: ReadTargets;
}
