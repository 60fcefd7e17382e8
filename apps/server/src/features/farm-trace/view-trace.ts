import type { BatchDetail } from '@portal/contract/farm/trace';
import type { StepRecord } from '../farm/farm.table.ts';
import type { BatchRecorded } from '../farm/read-batch.public.ts';
import { harvestOf } from '../farm/stem.public.ts';
import { viewBatch, viewRecord } from '../farm/view-batch.public.ts';

const dayMs = 86_400_000;

/** Number of days from the first step to the last. */
function daysOf(steps: readonly StepRecord[]): number {
  const [first, last] = [steps[0], steps.at(-1)];
  return first && last ? Math.round((last.at.getTime() - first.at.getTime()) / dayMs) : 0;
}

/** Milliseconds from harvest to shop; null until the batch has arrived. */
export function toShopMs(steps: readonly Pick<StepRecord, 'kind' | 'at'>[]): number | null {
  const harvest = harvestOf(steps);
  const delivered = steps.findLast(({ kind }) => kind === 'DELIVER');
  return harvest && delivered ? delivered.at.getTime() - harvest.at.getTime() : null;
}

export function viewTrace(recorded: BatchRecorded): BatchDetail {
  const { batch, steps } = recorded;
  const { status, recalledAt, reason } = batch;
  return {
    ...batch,
    ...viewBatch(recorded),
    ...viewRecord(recorded),
    growerId: batch.enterpriseId,
    recall: status === 'RECALLED' && recalledAt ? { at: recalledAt.getTime(), reason } : null,
    isClosed: status === 'CLOSED',
    toShopMs: toShopMs(steps),
    days: daysOf(steps),
  };
}
