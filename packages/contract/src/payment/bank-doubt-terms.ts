import * as m from '@portal/texts/messages';

/**
 * Why a row of a statement was not entered. DAY, AMOUNT: unreadable. NO_NUMBER: the bank's number is missing or was
 * shortened. DIRECTION: unclear whether the money came in or went out. CURRENCY: not in yuan. NUMBER_TAKEN: its number
 * belongs to another booking. TWIN: the same booking exists with another number. RETURNED: money that came back.
 * REVERSED: cancelled by another row of the same file. REVERSAL: outgoing money that cancels an incoming booking.
 */
export const bankDoubtKinds = [
  'DAY',
  'AMOUNT',
  'NO_NUMBER',
  'DIRECTION',
  'CURRENCY',
  'NUMBER_TAKEN',
  'TWIN',
  'RETURNED',
  'REVERSED',
  'REVERSAL',
] as const;
export type BankDoubtKind = (typeof bankDoubtKinds)[number];

/** OPEN: waits for the finance office, which enters it as income or drops it with a reason. */
export const bankDoubtStates = ['OPEN', 'ENTERED', 'DROPPED'] as const;
export type BankDoubtState = (typeof bankDoubtStates)[number];

export const bankDoubtEvents = ['enter', 'drop'] as const;
export type BankDoubtEvent = (typeof bankDoubtEvents)[number];

export const bankDoubtTransitions: Record<BankDoubtState, Partial<Record<BankDoubtEvent, BankDoubtState>>> = {
  OPEN: { enter: 'ENTERED', drop: 'DROPPED' },
  ENTERED: {},
  DROPPED: {},
};

export const bankDoubtKindLabels: Record<BankDoubtKind, () => string> = {
  DAY: m.state_doubt_kind_day,
  AMOUNT: m.state_doubt_kind_amount,
  NO_NUMBER: m.state_doubt_kind_no_number,
  DIRECTION: m.state_doubt_kind_direction,
  CURRENCY: m.state_doubt_kind_currency,
  NUMBER_TAKEN: m.state_doubt_kind_number_taken,
  TWIN: m.state_doubt_kind_twin,
  RETURNED: m.state_doubt_kind_returned,
  REVERSED: m.state_doubt_kind_reversed,
  REVERSAL: m.state_doubt_kind_reversal,
};

export const bankDoubtStateLabels: Record<BankDoubtState, () => string> = {
  OPEN: m.state_doubt_open,
  ENTERED: m.state_doubt_entered,
  DROPPED: m.state_doubt_dropped,
};
