import { stepNeeds } from '@portal/contract/farm/record';
import type { BatchStage, StepKind } from '@portal/contract/farm/terms';
import type { StepRecord } from '../farm/farm.table.ts';

type Placed = Pick<StepRecord, 'kind' | 'at'>;

/** The stage of a batch with these steps. */
export function stageOf(steps: readonly Pick<Placed, 'kind'>[]): BatchStage {
  const has = (kind: StepKind) => steps.some((step) => step.kind === kind);
  if (has('DELIVER')) return 'DELIVERED';
  return has('SHIP') ? 'ON_WAY' : 'GROWING';
}

/** The kind of step that must have happened before this one; null if none is missing. */
export function missingBefore(steps: readonly Placed[], { kind, at }: Placed): StepKind | null {
  const needed = stepNeeds[kind];
  if (!needed) return null;
  return steps.some((step) => step.kind === needed && step.at <= at) ? null : needed;
}

/** Whether another step depends on this one. */
export const isNeeded = (steps: readonly (Placed & { id: string })[], id: string): boolean => {
  const others = steps.filter((step) => step.id !== id);
  return others.some((step) => missingBefore(others, step) !== null);
};
