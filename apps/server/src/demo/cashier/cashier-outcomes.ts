import * as m from '@portal/texts/messages';

/** Outcomes a payer can choose. */
export const cashierOutcomes = [
  'SUCCESS',
  'FAILURE',
  'PROCESSING',
  'LATE',
  'DIFFERENT',
  'REPEATED',
  'FORGED',
  'REFUND_FAILS',
] as const;
export type CashierOutcome = (typeof cashierOutcomes)[number];

const second = 1_000;

/** How long after the choice the outcome takes effect, in milliseconds. */
export const settlesAfter: Record<CashierOutcome, number> = {
  SUCCESS: 3 * second,
  FAILURE: 0,
  PROCESSING: 40 * second,
  LATE: 60 * second,
  DIFFERENT: 3 * second,
  REPEATED: 3 * second,
  FORGED: 3 * second,
  REFUND_FAILS: 3 * second,
};

/** The amount received, in fen: a tenth less if it is to differ, or two fen for a payment of one. */
export function arrivingFen(outcome: CashierOutcome, amountFen: number): number {
  if (outcome !== 'DIFFERENT') return amountFen;
  return amountFen === 1 ? 2 : amountFen - Math.ceil(amountFen / 10);
}

export const outcomeNames: Record<CashierOutcome, () => string> = {
  SUCCESS: m.cashier_success,
  FAILURE: m.cashier_failure,
  PROCESSING: m.cashier_processing,
  LATE: m.cashier_late,
  DIFFERENT: m.cashier_different,
  REPEATED: m.cashier_repeated,
  FORGED: m.cashier_forged,
  REFUND_FAILS: m.cashier_refund_fails,
};

export const outcomeHints: Record<CashierOutcome, (slots: { arriving: string }) => string> = {
  SUCCESS: m.cashier_success_hint,
  FAILURE: m.cashier_failure_hint,
  PROCESSING: m.cashier_processing_hint,
  LATE: m.cashier_late_hint,
  DIFFERENT: m.cashier_different_hint,
  REPEATED: m.cashier_repeated_hint,
  FORGED: m.cashier_forged_hint,
  REFUND_FAILS: m.cashier_refund_fails_hint,
};
