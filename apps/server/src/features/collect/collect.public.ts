import type { CollectTargetType } from '@portal/contract/kinds';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { askForJob } from '../../platform/jobs/ask-for-job.ts';
import { collections } from './collection.table.ts';

/** Job that compares saved items with the state their collectors last saw. */
export const changesJob = 'collect.changes';

/** The items to compare. */
export interface ChangedTargets {
  targetType: CollectTargetType;
  targetIds: string[];
}

/** Maximum number of ids in a database notification. */
const batchSize = 200;

/**
 * Notifies everyone who saved one of these items once the changing transaction has committed; nobody is notified if
 * nothing has changed for readers.
 */
export async function notifyCollectors(
  tx: Db,
  targetType: CollectTargetType,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .selectDistinct({ targetId: collections.targetId })
    .from(collections)
    .where(and(eq(collections.targetType, targetType), inArray(collections.targetId, [...ids])));
  for (let from = 0; from < rows.length; from += batchSize) {
    const targetIds = rows.slice(from, from + batchSize).map(({ targetId }) => targetId);
    await askForJob(tx, changesJob, { targetType, targetIds } satisfies ChangedTargets);
  }
}
