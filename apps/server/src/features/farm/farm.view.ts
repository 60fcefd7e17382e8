import type {
  BatchContent,
  BatchDetail,
  BatchRow,
  BatchStep,
  OwnBatch,
  OwnBatchDetail,
} from '@portal/contract/farm';
import type { ManagedBatch } from '@portal/contract/farm-manage';
import {
  batchStateLabels,
  batchTransitions,
  ownBatchEvents,
  parkBatchEvents,
  stageLabels,
  stepKindLabels,
} from '@portal/contract/farm-terms';
import type { BatchRecorded, BatchWithGrower } from './farm.queries.ts';
import type { BatchRecord, StepRecord } from './farm.table.ts';
import { temperatureOf } from './temperature.ts';
import { partsOf, shownStageOf, toShopMs } from './trace.ts';

const dayMs = 86_400_000;

export const viewBatch = ({ batch, growerName }: BatchWithGrower): BatchRow => ({
  ...batch,
  batchId: batch.id,
  growerName,
  stage: shownStageOf(batch),
  publishedAt: (batch.publishedAt ?? batch.createdAt).getTime(),
});

function viewSteps(steps: readonly StepRecord[]): BatchStep[] {
  const parts = partsOf(steps);
  return steps.map((step, at) => ({
    ...step,
    stepId: step.id,
    kindLabel: stepKindLabels[step.kind](),
    part: parts[at] ?? 'FIELD',
    at: step.at.getTime(),
    writtenAt: step.createdAt.getTime(),
  }));
}

/** From the day of the first step to that of the last. */
function daysOf(steps: readonly StepRecord[]): number {
  const [first, last] = [steps[0], steps.at(-1)];
  return first && last ? Math.round((last.at.getTime() - first.at.getTime()) / dayMs) : 0;
}

export function viewDetail(recorded: BatchRecorded): BatchDetail {
  const { batch, steps, readings } = recorded;
  const { status, recalledAt, reason } = batch;
  return {
    ...batch,
    ...viewBatch(recorded),
    growerId: batch.enterpriseId,
    recall: status === 'RECALLED' && recalledAt ? { at: recalledAt.getTime(), reason } : null,
    isClosed: status === 'CLOSED',
    steps: viewSteps(steps),
    temperature: temperatureOf(batch, steps, readings),
    toShopMs: toShopMs(steps),
    days: daysOf(steps),
  };
}

const dataOf = ({ picture, ...batch }: BatchRecord): BatchContent => ({
  ...batch,
  fileId: picture?.fileId ?? null,
});

const insideOf = ({ batch, steps, readings }: BatchRecorded) => ({
  data: dataOf(batch),
  picture: batch.picture,
  recorded: viewSteps(steps),
  temperature: temperatureOf(batch, steps, readings),
});

const stateOf = (batch: BatchRecord) => ({
  state: batch.status,
  stateLabel: batchStateLabels[batch.status](),
  stage: shownStageOf(batch),
  stageLabel: stageLabels[shownStageOf(batch)](),
});

/** A batch with how much is recorded of it. */
export interface CountedBatch {
  batch: BatchRecord;
  steps: number;
  readings: number;
}

export const viewOwnBatch = ({ batch, steps, readings }: CountedBatch): OwnBatch => ({
  ...batch,
  ...stateOf(batch),
  batchId: batch.id,
  steps,
  readings,
  updatedAt: batch.updatedAt.getTime(),
  // A record without a step has nothing to show.
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
  ...batch,
  ...stateOf(batch),
  batchId: batch.id,
  growerName,
  publishedAt: batch.publishedAt?.getTime() ?? null,
  actions: parkBatchEvents.filter((event) => batchTransitions[batch.status][event] !== undefined),
});

export const viewManagedDetail = (recorded: BatchRecorded) => ({
  ...viewManagedBatch(recorded),
  ...insideOf(recorded),
});
