import { slotMinutes } from '@portal/contract/booking/terms';

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

interface Priced {
  pricePerSlotFen: number;
  services: readonly { name: string; fen: number }[];
}

/** The price of a slot, calculated as the server does on booking. */
export function costOf(
  { pricePerSlotFen, services }: Priced,
  { from, to }: { from: string; to: string },
  freeLeft = 0,
  requested: readonly { name?: string | undefined; qty?: number | undefined }[] = [],
) {
  const slots = Math.max(0, (minutesOf(to) - minutesOf(from)) / slotMinutes);
  const freeSlots = pricePerSlotFen > 0 ? Math.min(slots, freeLeft) : 0;
  const servicesFen = requested.reduce(
    (sum, { name, qty = 0 }) => sum + qty * (services.find((one) => one.name === name)?.fen ?? 0),
    0,
  );
  return { freeSlots, amountFen: (slots - freeSlots) * pricePerSlotFen + servicesFen };
}
