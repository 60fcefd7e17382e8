import type { BatchState, ShownStage } from '@portal/contract/farm/terms';
import type { StatusKind } from '../../../ui/status/Status.tsx';
import type { Tone } from '../../../ui/tag/Tag.tsx';

export const stageTones: Record<ShownStage, Tone> = {
  GROWING: 'brand',
  ON_WAY: 'amber',
  DELIVERED: 'leaf',
  RECALLED: 'petal',
};

export const batchVariants: Record<BatchState, StatusKind> = {
  DRAFT: 'waiting',
  PUBLISHED: 'done',
  RECALLED: 'late',
  CLOSED: 'closed',
};
