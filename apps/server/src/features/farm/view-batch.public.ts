import type { BatchRow, BatchStep } from '@portal/contract/farm/public';
import { type ShownStage, stepKindLabels } from '@portal/contract/farm/terms';
import type { BatchRecord, StepRecord } from './farm.table.ts';
import type { BatchRecorded, BatchWithGrower } from './read-batch.public.ts';
import { partsOf } from './stem.public.ts';
import { temperatureOf } from './temperature.ts';

/** The stage shown to readers; a recall takes precedence. */
export const shownStageOf = ({ status, stage }: Pick<BatchRecord, 'status' | 'stage'>): ShownStage =>
  status === 'RECALLED' ? 'RECALLED' : stage;

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

export const viewRecord = ({ batch, steps, readings }: BatchRecorded) => ({
  steps: viewSteps(steps),
  temperature: temperatureOf(batch, steps, readings),
});
