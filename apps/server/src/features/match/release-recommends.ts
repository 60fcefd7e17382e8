import { waitingStates } from '@portal/contract/match/recommend-terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { moveRecommend } from './operate-recommend.ts';
import { recommendations } from './recommend.table.ts';

/**
 * Ends recommendations that still await an answer about a closed project, so that nobody is introduced to something
 * that is gone. Sides already introduced continue.
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
