import { batchTransitions } from '@portal/contract/farm/terms';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { type BatchRecord, farmBatches } from '../farm/farm.table.ts';
import { isOf } from '../farm/own/own-batch.public.ts';

/**
 * A batch of the caller's enterprise that is open for recording, locked until the transaction ends.
 * @throws {AppError} 500404, 500012
 */
export async function holdRecord(tx: Db, actor: Actor, id: string): Promise<BatchRecord> {
  const [batch] = await tx
    .select()
    .from(farmBatches)
    .where(and(eq(farmBatches.id, id), isOf(actor)))
    .for('update');
  if (!batch) throw notFound();
  nextState(batchTransitions, batch.status, 'record');
  return batch;
}
