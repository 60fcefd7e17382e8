import type { BatchState, ShownStage, StemPart, StepKind } from '@portal/contract/farm-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';
import type { Tone } from '../../../ui/tag/Tag.tsx';

export const stageNames: Record<ShownStage, () => string> = {
  GROWING: m.state_batch_growing,
  ON_WAY: m.state_batch_on_way,
  DELIVERED: m.state_batch_delivered,
  RECALLED: m.state_batch_recalled,
};

export const stageTones: Record<ShownStage, Tone> = {
  GROWING: 'brand',
  ON_WAY: 'amber',
  DELIVERED: 'leaf',
  RECALLED: 'petal',
};

export const batchStateNames: Record<BatchState, () => string> = {
  DRAFT: m.state_draft,
  PUBLISHED: m.state_public,
  RECALLED: m.state_batch_recalled,
  CLOSED: m.state_batch_closed,
};

export const batchLooks: Record<BatchState, StatusKind> = {
  DRAFT: 'waiting',
  PUBLISHED: 'done',
  RECALLED: 'late',
  CLOSED: 'closed',
};

export const stepNames: Record<StepKind, () => string> = {
  SOW: m.farm_step_sow,
  SEEDLING: m.farm_step_seedling,
  PLANT: m.farm_step_plant,
  TEND: m.farm_step_tend,
  INSPECT: m.farm_step_inspect,
  HARVEST: m.farm_step_harvest,
  COOL: m.farm_step_cool,
  GRADE: m.farm_step_grade,
  SHIP: m.farm_step_ship,
  DELIVER: m.farm_step_deliver,
};

export const partNames: Record<StemPart, () => string> = {
  SEED: m.farm_part_seed,
  FIELD: m.farm_part_field,
  AFTER: m.farm_part_after,
};
