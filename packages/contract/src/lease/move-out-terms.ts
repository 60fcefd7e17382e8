import * as m from '@portal/texts/messages';

/** Parts of the sum of a move-out: the first is in hand, the others are taken from it. */
export const moveOutGroups = ['HAND', 'OPEN', 'FINAL', 'DEDUCTION', 'HELD'] as const;
export type MoveOutGroup = (typeof moveOutGroups)[number];

export const moveOutGroupLabels: Record<MoveOutGroup, () => string> = {
  HAND: m.move_out_group_hand,
  OPEN: m.move_out_group_open,
  FINAL: m.move_out_group_final,
  DEDUCTION: m.move_out_group_deduction,
  HELD: m.move_out_group_held,
};

/**
 * DEPOSIT, CREDIT: held for the tenant. BACK: billed for days after the last one. BILL: an issued bill. FINAL: issued by
 * the settlement. DEDUCTION: proposed after the handover. HELD: the amount of a bill under objection that was set aside.
 */
export const moveOutLineKinds = ['DEPOSIT', 'CREDIT', 'BACK', 'BILL', 'FINAL', 'DEDUCTION', 'HELD'] as const;
export type MoveOutLineKind = (typeof moveOutLineKinds)[number];

/** What keeps a settlement from being confirmed. */
export const moveOutBlockers = [
  'HANDOVER',
  'METER_UNREAD',
  'READING_UNCHECKED',
  'NO_TARIFF',
  'BILL_DRAFT',
  'BILL_PAYING',
  'BILL_OBJECTED',
] as const;
export type MoveOutBlocker = (typeof moveOutBlockers)[number];

/** `of` names the meter or the bill. */
export const moveOutBlockerTexts: Record<MoveOutBlocker, (of: { of: string }) => string> = {
  HANDOVER: () => m.move_out_blocker_handover(),
  METER_UNREAD: m.move_out_blocker_meter_unread,
  READING_UNCHECKED: m.move_out_blocker_reading_unchecked,
  NO_TARIFF: m.move_out_blocker_no_tariff,
  BILL_DRAFT: m.move_out_blocker_bill_draft,
  BILL_PAYING: m.move_out_blocker_bill_paying,
  BILL_OBJECTED: m.move_out_blocker_bill_objected,
};

/** Entries that the two offices add to a settlement: an amount to deduct, or a bill under objection to set aside. */
export const moveOutItemKinds = ['DEDUCTION', 'SET_ASIDE'] as const;
export type MoveOutItemKind = (typeof moveOutItemKinds)[number];
