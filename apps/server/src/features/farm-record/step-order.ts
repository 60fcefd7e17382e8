import { stepNeeds } from '@portal/contract/farm-record';
import type { BatchStage, StepKind } from '@portal/contract/farm-terms';
import type { StepRecord } from '../farm/farm.table.ts';

type Placed = Pick<StepRecord, 'kind' | 'at'>;

/** How far a batch with these steps has come. */
export function stageOf(steps: readonly Pick<Placed, 'kind'>[]): BatchStage {
  const has = (kind: StepKind) => steps.some((step) => step.kind === kind);
  if (has('DELIVER')) return 'DELIVERED';
  return has('SHIP') ? 'ON_WAY' : 'GROWING';
}

/** What is missing before a step can be written: what it needs has to have happened by then. */
export function missingBefore(steps: readonly Placed[], { kind, at }: Placed): StepKind | null {
  const needed = stepNeeds[kind];
  if (!needed) return null;
  return steps.some((step) => step.kind === needed && step.at <= at) ? null : needed;
}

/** The steps whose removal would leave another one without what it needs. */
export const isNeeded = (steps: readonly (Placed & { id: string })[], id: string): boolean => {
  const others = steps.filter((step) => step.id !== id);
  return others.some((step) => missingBefore(others, step) !== null);
};
