import {
  type BatchStage,
  type ShownStage,
  type StemPart,
  type StepKind,
  stepNeeds,
} from '@portal/contract/farm-terms';
import type { BatchRecord, StepRecord } from './farm.table.ts';

type Placed = Pick<StepRecord, 'kind' | 'at'>;

/** How far a batch with these steps has come. */
export function stageOf(steps: readonly Pick<Placed, 'kind'>[]): BatchStage {
  const has = (kind: StepKind) => steps.some((step) => step.kind === kind);
  if (has('DELIVER')) return 'DELIVERED';
  return has('SHIP') ? 'ON_WAY' : 'GROWING';
}

/** The same for its readers: a recall comes before everything. */
export const shownStageOf = ({ status, stage }: Pick<BatchRecord, 'status' | 'stage'>): ShownStage =>
  status === 'RECALLED' ? 'RECALLED' : stage;

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

/** From the harvest to the shop; null while it is not there. */
export function toShopMs(steps: readonly Placed[]): number | null {
  const harvest = harvestOf(steps);
  const delivered = steps.findLast(({ kind }) => kind === 'DELIVER');
  return harvest && delivered ? delivered.at.getTime() - harvest.at.getTime() : null;
}
