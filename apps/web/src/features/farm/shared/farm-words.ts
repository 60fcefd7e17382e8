import type { BatchState, ShownStage, StemPart } from '@portal/contract/farm-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';
import type { Tone } from '../../../ui/tag/Tag.tsx';

export const stageTones: Record<ShownStage, Tone> = {
  GROWING: 'brand',
  ON_WAY: 'amber',
  DELIVERED: 'leaf',
  RECALLED: 'petal',
};

export const batchLooks: Record<BatchState, StatusKind> = {
  DRAFT: 'waiting',
  PUBLISHED: 'done',
  RECALLED: 'late',
  CLOSED: 'closed',
};

export const partNames: Record<StemPart, () => string> = {
  SEED: m.farm_part_seed,
  FIELD: m.farm_part_field,
  AFTER: m.farm_part_after,
};
