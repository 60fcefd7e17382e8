import type { CollectTargetType } from '@portal/contract/kinds';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { askForJob } from '../../platform/jobs/ask-for-job.ts';
import { collections } from './collection.table.ts';

/** The job that compares collected things with what their collectors last saw. */
export const changesJob = 'collect.changes';

/** The things for it to compare. */
export interface ChangedTargets {
  targetType: CollectTargetType;
  targetIds: string[];
}

/** No more ids fit into a notification of the database. */
const batchSize = 200;

/**
 * Notifies those who have collected one of these things, as soon as the transaction of its change has committed;
 * nobody where nothing has changed for its readers.
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
