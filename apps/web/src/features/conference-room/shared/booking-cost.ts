import { slotMinutes } from '@portal/contract/booking-terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

interface Priced {
  pricePerSlotFen: number;
}

/** What a time would cost, as the server reckons it when it is booked. */
export function costOf(
  { pricePerSlotFen }: Priced,
  { from, to }: { from: string; to: string },
  freeLeft = 0,
) {
  const slots = Math.max(0, (minutesOf(to) - minutesOf(from)) / slotMinutes);
  const freeSlots = pricePerSlotFen > 0 ? Math.min(slots, freeLeft) : 0;
  return { freeSlots, amountFen: (slots - freeSlots) * pricePerSlotFen };
}

export const priceText = (fen: number): string =>
  fen === 0 ? m.room_for_nothing() : m.room_amount({ amount: formatFen(fen) });
