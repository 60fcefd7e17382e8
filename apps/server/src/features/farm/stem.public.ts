import type { StemPart, StepKind } from '@portal/contract/farm/terms';
import type { StepRecord } from './farm.table.ts';

type Placed = Pick<StepRecord, 'kind' | 'at'>;

/** The harvest in the boxes, which is the last one. */
export const harvestOf = <Step extends Placed>(steps: readonly Step[]): Step | undefined =>
  steps.findLast(({ kind }) => kind === 'HARVEST');

const raised: readonly StepKind[] = ['SOW', 'SEEDLING'];

/** The part of the stem that each step belongs to, in the order of the steps. */
export function partsOf(steps: readonly Placed[]): StemPart[] {
  const harvest = harvestOf(steps);
  const planted = steps.findIndex(({ kind }) => !raised.includes(kind));
  return steps.map((step, at) => {
    if (harvest && step.at >= harvest.at) return 'AFTER';
    return planted === -1 || at < planted ? 'SEED' : 'FIELD';
  });
}
