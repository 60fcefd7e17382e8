import { calculateRoomPrice } from '@portal/contract/conference-room/room-price';

interface Priced {
  pricePerSlotFen: number;
  services: readonly { name: string; fen: number }[];
}

/** The price of the time and services chosen in a form that may not be complete yet. */
export function costOf(
  room: Priced,
  time: { from: string; to: string },
  freeLeft = 0,
  requested: readonly { name?: string | undefined; qty?: number | undefined }[] = [],
) {
  const priced = requested.map(({ name, qty = 0 }) => ({
    qty,
    fen: room.services.find((one) => one.name === name)?.fen ?? 0,
  }));
  return calculateRoomPrice(room, time, freeLeft, priced);
}
