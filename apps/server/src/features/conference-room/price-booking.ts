import { holdingStates } from '@portal/contract/booking/terms';
import { calculateRoomPrice } from '@portal/contract/conference-room/room-price';
import { and, eq, gte, inArray, lt, sum } from 'drizzle-orm';
import type { Cost } from '../../feature/bookable.ts';
import { type BookedService, bookings } from '../../platform/booking/booking.table.ts';
import type { SlotRequest } from '../../platform/booking/booking-time.ts';
import { chinaMidnight } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import type { RoomRow } from './conference-room.table.ts';

const monthOf = (day: string) => day.slice(0, 7);

/** Number of free slots an enterprise has used in a month, by room. */
async function usedFreeSlots(
  db: Db,
  roomIds: readonly string[],
  enterpriseId: string,
  month: string,
): Promise<Map<string, number>> {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  const rows = await db
    .select({ roomId: bookings.resourceId, used: sum(bookings.freeSlots).mapWith(Number) })
    .from(bookings)
    .where(
      and(
        eq(bookings.enterpriseId, enterpriseId),
        inArray(bookings.resourceId, [...roomIds]),
        inArray(bookings.status, [...holdingStates, 'COMPLETED', 'NO_SHOW']),
        gte(bookings.startAt, chinaMidnight(year, nth - 1, 1)),
        lt(bookings.startAt, chinaMidnight(year, nth, 1)),
      ),
    )
    .groupBy(bookings.resourceId);
  return new Map(rows.map(({ roomId, used }) => [roomId, used]));
}

/** Number of free slots an enterprise has left in the month of a day, by room. */
export async function freeSlotsLeft(
  db: Db,
  rooms: readonly RoomRow[],
  enterpriseId: string | null,
  day: string,
): Promise<Record<string, number>> {
  const priced = rooms.filter(
    ({ pricePerSlotFen, freeSlotsPerMonth }) => pricePerSlotFen > 0 && freeSlotsPerMonth > 0,
  );
  if (enterpriseId === null || priced.length === 0) return {};
  const ids = priced.map(({ id }) => id);
  const used = await usedFreeSlots(db, ids, enterpriseId, monthOf(day));
  return Object.fromEntries(
    priced.map(({ id, freeSlotsPerMonth }) => [id, Math.max(0, freeSlotsPerMonth - (used.get(id) ?? 0))]),
  );
}

/**
 * Prices a room's slots one by one: an enterprise's slots are free while it has some left in the month. Bookers hold a
 * lock by then, so no free slot is used twice.
 */
export async function openPricing(
  tx: Db,
  room: RoomRow,
  enterpriseId: string | null,
  slotRequests: readonly SlotRequest[],
) {
  const left = new Map<string, number>();
  // A series spans four months at most.
  for (const date of new Map(
    slotRequests.map((slotRequest) => [monthOf(slotRequest.date), slotRequest.date]),
  ).values())
    left.set(monthOf(date), (await freeSlotsLeft(tx, [room], enterpriseId, date))[room.id] ?? 0);
  const leftOf = ({ date }: SlotRequest) => left.get(monthOf(date)) ?? 0;
  return {
    of: (slotRequest: SlotRequest, services: readonly BookedService[]): Cost =>
      calculateRoomPrice(room, slotRequest, leftOf(slotRequest), services),
    use(slotRequest: SlotRequest, { freeSlots }: Cost): void {
      left.set(monthOf(slotRequest.date), leftOf(slotRequest) - freeSlots);
    },
  };
}
