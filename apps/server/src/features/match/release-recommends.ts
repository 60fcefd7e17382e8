import { waitingStates } from '@portal/contract/recommend-terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { moveRecommend } from './operate-recommend.ts';
import { recommendations } from './recommend.table.ts';

/**
 * Ends what still waits for an answer about a project that is over: nobody is to be introduced to what is no longer
 * there. Those who know each other already go on.
 */
export async function releaseRecommends(tx: Db, ctx: WriteContext, projectId: string): Promise<void> {
  const waits = inArray(recommendations.status, waitingStates);
  const rows = await tx
    .select()
    .from(recommendations)
    .where(and(eq(recommendations.projectId, projectId), waits))
    .for('update');
  for (const row of rows)
    await moveRecommend(tx, ctx, row, { event: row.status === 'INTERESTED' ? 'refuse' : 'withdraw' });
}
