import * as m from '@portal/texts/messages';

/**
 * HELD: purpose still unknown. PROPOSED: an order is proposed and needs a second person's confirmation. PART: less than
 * its order's amount, waiting for the rest. Anything neither MATCHED nor RETURNED is in suspense.
 */
export const bankLineStates = ['HELD', 'PROPOSED', 'PART', 'RETURNING', 'MATCHED', 'RETURNED'] as const;
export type BankLineState = (typeof bankLineStates)[number];

const bankLineEvents = [
  'propose',
  'match',
  'part',
  'drop',
  'giveBack',
  'keep',
  'confirmReturn',
  'free',
] as const;
export type BankLineEvent = (typeof bankLineEvents)[number];

export const bankLineTransitions: Record<BankLineState, Partial<Record<BankLineEvent, BankLineState>>> = {
  HELD: { propose: 'PROPOSED', match: 'MATCHED', part: 'PART', giveBack: 'RETURNING' },
  PROPOSED: { match: 'MATCHED', part: 'PART', drop: 'HELD' },
  PART: { match: 'MATCHED', drop: 'HELD', giveBack: 'RETURNING' },
  RETURNING: { keep: 'HELD', confirmReturn: 'RETURNED' },
  MATCHED: { free: 'HELD' },
  RETURNED: {},
};

export const bankLineStateLabels: Record<BankLineState, () => string> = {
  HELD: m.state_line_held,
  PROPOSED: m.state_line_proposed,
  PART: m.state_line_part,
  RETURNING: m.state_line_returning,
  MATCHED: m.state_line_matched,
  RETURNED: m.state_line_returned,
};
