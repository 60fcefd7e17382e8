import type { ManagedBatch } from '@portal/contract/farm/manage';
import type { BatchContent, KeptBatch, OwnBatch, OwnBatchDetail } from '@portal/contract/farm/public';
import {
  batchStateLabels,
  batchTransitions,
  ownBatchEvents,
  parkBatchEvents,
  stageLabels,
} from '@portal/contract/farm/terms';
import type { BatchRecord } from './farm.table.ts';
import type { BatchRecorded, BatchWithGrower } from './read-batch.public.ts';
import { shownStageOf, viewRecord } from './view-batch.public.ts';

const dataOf = ({ picture, ...batch }: BatchRecord): BatchContent => ({
  ...batch,
  fileId: picture?.fileId ?? null,
});

function insideOf(recorded: BatchRecorded) {
  const { batch } = recorded;
  const { steps, temperature } = viewRecord(recorded);
  return { data: dataOf(batch), picture: batch.picture, recorded: steps, temperature };
}

const viewKept = (batch: BatchRecord): KeptBatch => ({
  ...batch,
  batchId: batch.id,
  state: batch.status,
  stateLabel: batchStateLabels[batch.status](),
  stage: shownStageOf(batch),
  stageLabel: stageLabels[shownStageOf(batch)](),
});

/** A batch with the number of its steps and readings. */
export interface CountedBatch {
  batch: BatchRecord;
  steps: number;
  readings: number;
}

export const viewOwnBatch = ({ batch, steps, readings }: CountedBatch): OwnBatch => ({
  ...viewKept(batch),
  steps,
  readings,
  updatedAt: batch.updatedAt.getTime(),
  // A record without steps has nothing to publish.
  actions: ownBatchEvents.filter(
    (event) => batchTransitions[batch.status][event] !== undefined && (event !== 'publish' || steps > 0),
  ),
  canEdit: batchTransitions[batch.status].edit !== undefined,
  canRecord: batchTransitions[batch.status].record !== undefined,
});

export const viewOwnDetail = (recorded: BatchRecorded): OwnBatchDetail => ({
  ...viewOwnBatch({
    batch: recorded.batch,
    steps: recorded.steps.length,
    readings: recorded.readings.length,
  }),
  ...insideOf(recorded),
});

export const viewManagedBatch = ({ batch, growerName }: BatchWithGrower): ManagedBatch => ({
  ...viewKept(batch),
  growerName,
  stems: batch.stems,
  publishedAt: batch.publishedAt?.getTime() ?? null,
  actions: parkBatchEvents.filter((event) => batchTransitions[batch.status][event] !== undefined),
});

export const viewManagedDetail = (recorded: BatchRecorded) => ({
  ...viewManagedBatch(recorded),
  ...insideOf(recorded),
});
