import { type BookingState, bookingStateLabels } from '@portal/contract/booking-terms';
import type { BookingRow, Room } from '@portal/contract/conference-room';
import { wishOf } from '../../platform/booking/booking-time.ts';
import { refundOf } from './price-booking.ts';
import type { PlacedRoom } from './room.queries.ts';
import { memberActions } from './room-booking.policy.ts';
import type { BookedRow } from './room-booking.queries.ts';

/** What the output schema names goes out. */
export const viewRoom = (room: PlacedRoom): Room => ({
  ...room,
  roomId: room.id,
  buildingName: room.buildingName ?? '',
});

/** A booking as its user sees it. */
const timed: readonly BookingState[] = ['OFFERED', 'TO_PAY'];

export function viewBooking({ booking, room, no }: BookedRow, now: Date): BookingRow {
  const { id, status, seriesId, offeredUntil } = booking;
  return {
    ...booking,
    ...wishOf(booking),
    bookingId: id,
    no: no ?? '',
    roomId: room.id,
    roomName: room.name,
    place: room.place,
    isSeries: seriesId !== null,
    state: status,
    stateLabel: bookingStateLabels[status](),
    offeredUntil: timed.includes(status) ? (offeredUntil?.getTime() ?? null) : null,
    refundFen: status === 'CONFIRMED' ? refundOf(booking, now) : 0,
    actions: memberActions(booking, room, now),
  };
}
