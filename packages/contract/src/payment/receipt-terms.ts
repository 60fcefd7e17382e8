import * as m from '@portal/texts/messages';

/** How money came without an order. CREDIT: the tenant's own credit, for which no money comes again. */
export const receiptWays = ['BANK', 'CASH', 'CARD', 'CHEQUE', 'CREDIT'] as const;
export type ReceiptWay = (typeof receiptWays)[number];

export const receiptWayLabels: Record<ReceiptWay, () => string> = {
  BANK: m.counter_way_bank,
  CASH: m.counter_way_cash,
  CARD: m.counter_way_card,
  CHEQUE: m.counter_way_cheque,
  CREDIT: m.counter_credit,
};

/** Ways in which an officer takes money at the counter. */
export const counterWays = ['CASH', 'CARD', 'CHEQUE'] as const satisfies ReceiptWay[];
export type CounterWay = (typeof counterWays)[number];

export const isCounterWay = (way: ReceiptWay): way is CounterWay => counterWays.some((one) => one === way);

/** Ways that need a second person from the park's threshold on; a card terminal keeps its own proof. */
export const secondPersonWays: readonly ReceiptWay[] = ['BANK', 'CASH', 'CHEQUE'];

/** PROPOSED: needs a second person. REVERSING: taking it back needs a second person. */
export const receiptStates = ['PROPOSED', 'BOOKED', 'REVERSING', 'REVERSED', 'DROPPED'] as const;
export type ReceiptState = (typeof receiptStates)[number];

export const receiptStateLabels: Record<ReceiptState, () => string> = {
  PROPOSED: m.counter_state_proposed,
  BOOKED: m.counter_state_booked,
  REVERSING: m.counter_state_reversing,
  REVERSED: m.counter_state_reversed,
  DROPPED: m.counter_state_dropped,
};

const receiptEvents = ['confirm', 'drop', 'askReverse', 'reverse', 'keep'] as const;
export type ReceiptEvent = (typeof receiptEvents)[number];

export const receiptTransitions: Record<ReceiptState, Partial<Record<ReceiptEvent, ReceiptState>>> = {
  PROPOSED: { confirm: 'BOOKED', drop: 'DROPPED' },
  BOOKED: { askReverse: 'REVERSING', reverse: 'REVERSED' },
  REVERSING: { reverse: 'REVERSED', keep: 'BOOKED' },
  REVERSED: {},
  DROPPED: {},
};

/** States in which the money counts as received; a bank line is in one receipt of these or none. */
export const liveReceiptStates = ['PROPOSED', 'BOOKED', 'REVERSING'] as const satisfies ReceiptState[];
