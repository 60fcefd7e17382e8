import { formatFen } from '@portal/contract/money';
import type { AdviceResult, HourState } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';

export const hourNames: Record<HourState, () => string> = {
  FREE: m.tutor_hour_free,
  HELD: m.tutor_hour_held,
  BOOKED: m.tutor_hour_booked,
  CLOSED: m.tutor_closed,
  LATER: m.tutor_hour_later,
  PAST: m.tutor_hour_past,
};

export const resultNames: Record<AdviceResult, () => string> = {
  DONE: m.tutor_result_done,
  PARTLY: m.tutor_result_partly,
  NOT: m.tutor_result_not,
};

/** The fee of an hour: free, or an amount in yuan. */
export const feeText = (fenPerHour: number): string =>
  fenPerHour === 0
    ? m.tutor_for_nothing()
    : m.tutor_fee_an_hour({ price: formatFen(fenPerHour).replace(/\.00$/, '') });
