import type { CollectTargetType } from '@portal/contract/kinds';
import type { CollectSource, CollectTarget } from '../../feature/collect-source.ts';
import type { Db } from '../../platform/database/database.ts';

/** Sources of items that can be saved. */
export interface Collectable {
  collect: readonly CollectSource[];
}

/** The given items that visitors can read now. */
export async function readTargets(
  sources: readonly CollectSource[],
  db: Db,
  type: CollectTargetType,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<CollectTarget[]> {
  const source = sources.find((one) => one.type === type);
  return source ? source.read(db, ids, now) : [];
}
