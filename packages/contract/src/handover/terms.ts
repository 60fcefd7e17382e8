import * as m from '@portal/texts/messages';

/** Kinds of work that a person can hold, in the order they are listed; each has one source on the server. */
export const heldKinds = [
  'CONTRACT',
  'CLAIM',
  'REPAIR',
  'OPINION',
  'BALLOT',
  'TUTOR',
  'IMPORT',
  'ROLE_REQUEST',
  'SAVED_VIEW',
] as const;
export type HeldKind = (typeof heldKinds)[number];

export const heldKindLabels: Record<HeldKind, () => string> = {
  CONTRACT: m.handover_kind_contract,
  CLAIM: m.handover_kind_claim,
  REPAIR: m.handover_kind_repair,
  OPINION: m.handover_kind_opinion,
  BALLOT: m.handover_kind_ballot,
  TUTOR: m.handover_kind_tutor,
  IMPORT: m.handover_kind_import,
  ROLE_REQUEST: m.handover_kind_role_request,
  SAVED_VIEW: m.handover_kind_saved_view,
};

/** `OPEN` until nothing is left in the person's hands. */
export const handoverStates = ['OPEN', 'DONE'] as const;
export type HandoverState = (typeof handoverStates)[number];

export const handoverStateLabels: Record<HandoverState, () => string> = {
  OPEN: m.handover_state_open,
  DONE: m.handover_state_done,
};

/** How many pieces of work one call gives on; a page sends more in several calls, and shows how far it is. */
export const maxGiven = 20;

/** For so long after it was given on, a piece of work can be taken back, or given back by its receiver. */
export const takeBackMs = 24 * 3_600_000;

/** The longest leave, in days. */
export const maxLeaveDays = 366;
