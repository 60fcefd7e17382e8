import { slotsOf } from '../booking/slots.ts';

interface PricedService {
  qty: number;
  fen: number;
}

interface RoomPrice {
  /** Slots that count against the enterprise's free ones of the month. */
  freeSlots: number;
  amountFen: number;
}

/** Price of a time in a room: its slots after the free ones that are left, and the services booked with it. */
export function calculateRoomPrice(
  { pricePerSlotFen }: { pricePerSlotFen: number },
  time: { from: string; to: string },
  freeLeft: number,
  services: readonly PricedService[],
): RoomPrice {
  const slots = Math.max(0, slotsOf(time));
  // The slots of a room without a price use up nothing.
  const freeSlots = pricePerSlotFen > 0 ? Math.min(slots, freeLeft) : 0;
  const servicesFen = services.reduce((sum, { qty, fen }) => sum + qty * fen, 0);
  return { freeSlots, amountFen: (slots - freeSlots) * pricePerSlotFen + servicesFen };
}
