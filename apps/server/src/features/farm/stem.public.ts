import type { StemPart, StepKind } from '@portal/contract/farm-terms';
import type { StepRecord } from './farm.table.ts';

type Placed = Pick<StepRecord, 'kind' | 'at'>;

/** The harvest that the boxes hold: the last one. */
export const harvestOf = <Step extends Placed>(steps: readonly Step[]): Step | undefined =>
  steps.findLast(({ kind }) => kind === 'HARVEST');

const raised: readonly StepKind[] = ['SOW', 'SEEDLING'];

/** Names the part of the stem that each of the steps, in their order, belongs to. */
export function partsOf(steps: readonly Placed[]): StemPart[] {
  const harvest = harvestOf(steps);
  const planted = steps.findIndex(({ kind }) => !raised.includes(kind));
  return steps.map((step, at) => {
    if (harvest && step.at >= harvest.at) return 'AFTER';
    return planted === -1 || at < planted ? 'SEED' : 'FIELD';
  });
}
