import type { BookingRow } from '@portal/contract/booking/public';
import { type BookingState, bookingStateLabels, depositStateLabels } from '@portal/contract/booking/terms';
import type { BookableSource } from '../../feature/bookable.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { clockTimesOf, slotRequestOf } from '../../platform/booking/booking-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { memberActions, refundOf } from './booking.policy.ts';
import { type BookedRow, findBookings, withBooked } from './own-booking.queries.ts';
import { sharingOf } from './sharing.public.ts';

const timed: readonly BookingState[] = ['OFFERED', 'PENDING', 'TO_PAY'];

/** The slot originally requested, if only part of it was offered. */
export function requestedOf({ requestedStartAt: startAt, requestedEndAt: endAt }: Booking) {
  if (!startAt || !endAt) return null;
  const { from, to } = slotRequestOf({ startAt, endAt });
  return { from, to };
}

/** A booking as its user sees it. */
export function viewBooking({ booking, booked, no }: BookedRow, now: Date): BookingRow {
  const { id, status, seriesId, offeredUntil, depositState, depositFen } = booking;
  const deposit = depositState === 'HELD' ? depositFen : 0;
  return {
    ...booking,
    ...clockTimesOf(booking),
    requested: requestedOf(booking),
    bookingId: id,
    no: no ?? '',
    roomId: booked.id,
    roomName: booked.name,
    place: booked.place,
    sharing: sharingOf(booking),
    isSeries: seriesId !== null,
    state: status,
    stateLabel: bookingStateLabels[status](),
    depositLabel: depositStateLabels[depositState](),
    offeredUntil: timed.includes(status) ? (offeredUntil?.getTime() ?? null) : null,
    refundFen: status === 'CONFIRMED' ? refundOf(booking, booked, now) + deposit : 0,
    actions: memberActions(booking, booked, now),
  };
}

/** New bookings as their user sees them. */
export async function viewBooked(
  tx: Db,
  now: Date,
  sources: readonly BookableSource[],
  written: readonly Booking[],
): Promise<BookingRow[]> {
  const ids = written.map(({ id }) => id);
  const rows = await withBooked(tx, sources, await findBookings(tx, ids));
  return rows.map((row) => viewBooking(row, now));
}
