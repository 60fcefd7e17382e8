import type { OpenMode, ResourceCode, ResourceRequestState } from '@portal/contract/resource-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

// Of the contract the types only: its tables bring zod, which public pages do without.
export const codeNames: Record<ResourceCode, () => string> = {
  instrument: m.resource_instrument,
  variety: m.resource_variety,
  lab: m.resource_lab,
  achievement: m.resource_achievement,
  expert: m.resource_expert,
  base: m.resource_base,
};

export const modeNames: Record<OpenMode, () => string> = {
  BOOK: m.resource_mode_book,
  TALK: m.resource_mode_talk,
};

export const requestLooks: Record<ResourceRequestState, StatusKind> = {
  SUBMITTED: 'checking',
  AGREED: 'done',
  DECLINED: 'late',
  WITHDRAWN: 'closed',
};
