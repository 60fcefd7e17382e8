import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { priceText } from './booking-cost.ts';

interface Deposited {
  depositFen: number;
  depositLabel: string;
  deductedFen: number;
}

/** The deposit of a booking and its state; empty if there is none. */
export const depositFacts = ({ depositFen, depositLabel, deductedFen }: Deposited) =>
  depositFen === 0
    ? []
    : [
        {
          name: m.field_deposit(),
          value: priceText(depositFen),
          note: deductedFen > 0 ? m.booking_deposit_kept({ amount: formatFen(deductedFen) }) : depositLabel,
        },
      ];
