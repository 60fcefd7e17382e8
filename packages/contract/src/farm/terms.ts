import * as m from '@portal/texts/messages';

export const batchStates = ['DRAFT', 'PUBLISHED', 'RECALLED', 'CLOSED'] as const;
export type BatchState = (typeof batchStates)[number];

export const batchStateLabels: Record<BatchState, () => string> = {
  DRAFT: m.state_draft,
  PUBLISHED: m.state_public,
  RECALLED: m.state_batch_recalled,
  CLOSED: m.state_batch_closed,
};

/** Events of the grower, and of the park. */
export const ownBatchEvents = ['publish', 'recall', 'close'] as const;
export type OwnBatchEvent = (typeof ownBatchEvents)[number];
export const parkBatchEvents = ['recall', 'lift'] as const;
export type ParkBatchEvent = (typeof parkBatchEvents)[number];
export const batchEvents = ['edit', 'record', 'publish', 'recall', 'close', 'lift'] as const;
export type BatchEvent = (typeof batchEvents)[number];

/**
 * Public records are only added to, never rewritten. Boxes outlive the record, so a closed batch can still be recalled;
 * only the park can lift a recall.
 */
export const batchTransitions: Record<BatchState, Partial<Record<BatchEvent, BatchState>>> = {
  DRAFT: { edit: 'DRAFT', record: 'DRAFT', publish: 'PUBLISHED' },
  PUBLISHED: { record: 'PUBLISHED', recall: 'RECALLED', close: 'CLOSED' },
  RECALLED: { record: 'RECALLED', lift: 'PUBLISHED' },
  CLOSED: { recall: 'RECALLED' },
};

/** Progress of a batch, derived from its steps. */
const batchStages = ['GROWING', 'ON_WAY', 'DELIVERED'] as const;
export type BatchStage = (typeof batchStages)[number];

/** The stages as shown to readers, for whom a recall overrides all others. */
export const shownStages = [...batchStages, 'RECALLED'] as const;
export type ShownStage = (typeof shownStages)[number];

export const stageLabels: Record<ShownStage, () => string> = {
  GROWING: m.state_batch_growing,
  ON_WAY: m.state_batch_on_way,
  DELIVERED: m.state_batch_delivered,
  RECALLED: m.state_batch_recalled,
};

export const stepKinds = [
  'SOW',
  'SEEDLING',
  'PLANT',
  'TEND',
  'INSPECT',
  'HARVEST',
  'COOL',
  'GRADE',
  'SHIP',
  'DELIVER',
] as const;
export type StepKind = (typeof stepKinds)[number];

export const stepKindLabels: Record<StepKind, () => string> = {
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

/** The three phases of a stem: nursery, field, and after the harvest of the stems in the box. */
export const stemParts = ['SEED', 'FIELD', 'AFTER'] as const;
export type StemPart = (typeof stemParts)[number];
