import type { BookingRow } from '@portal/contract/booking/public';
import type { venueBook, venueWait } from '@portal/contract/venue/public';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { holdTime } from '../../platform/booking/hold-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import type { Verb } from '../../platform/http/context.ts';
import { viewBooked } from '../booking/booking-view.public.ts';
import { checkBookingLimits, enterpriseOf, requireSeats } from '../booking/check-booking-limits.public.ts';
import { insertBooking, insertWaiting, stateAfter } from '../booking/insert-booking.public.ts';
import { flagsOf } from '../booking/sharing.public.ts';
import { throwSlotTaken } from '../booking/suggest-times.public.ts';
import { bookableVenue, bookableVenues, priceOf } from './bookable-venues.ts';
import { getVenue } from './venue.queries.ts';

async function viewOne(tx: Db, now: Date, booking: Booking): Promise<BookingRow> {
  const [row] = await viewBooked(tx, now, [bookableVenues], [booking]);
  if (!row) throw new Error('failed to insert booking');
  return row;
}

/**
 * Books a venue for the caller at the current price for that time, with its deposit.
 * @throws {AppError} 500404, 100002, 500021 with the blocking booking and the free times, 500022 to 500025
 */
export const bookVenue: Verb<typeof venueBook> = (ctx, { data }) =>
  inTurn(ctx, `booking ${data.venueId}`, async (tx) => {
    const venue = await getVenue(tx, data.venueId);
    const bookable = bookableVenue(venue);
    const { date, from, to, title, attendees, sharing } = data;
    const slotRequest = { date, from, to };
    requireSeats(bookable, attendees);
    await checkBookingLimits(tx, ctx, bookableVenues, bookable, { slotRequests: [slotRequest] });
    const cost = {
      amountFen: priceOf(venue, enterpriseOf(ctx.actor), slotRequest),
      depositFen: venue.depositFen,
    };
    const state = stateAfter(bookable, cost, slotRequest, ctx.now);
    const details = { title, attendees, ...flagsOf(sharing) };
    const booking = await holdTime(tx, (inner) =>
      insertBooking(inner, ctx, bookableVenues, bookable, { slotRequest, ...details, ...cost, ...state }),
    );
    if (!booking) return throwSlotTaken(tx, ctx, bookableVenues, bookable, data, [slotRequest]);
    return viewOne(tx, ctx.now, booking);
  });

/**
 * Joins the waiting list for a taken time.
 * @throws {AppError} 500404, 100002, 500012 when the time is free, 500021 to 500025
 */
export const waitForVenue: Verb<typeof venueWait> = (ctx, { data }) =>
  inTurn(ctx, `booking ${data.venueId}`, async (tx) => {
    const venue = await getVenue(tx, data.venueId);
    const { title, attendees, sharing, date, from, to } = data;
    const waiting = await insertWaiting(tx, ctx, bookableVenues, bookableVenue(venue), {
      slotRequest: { date, from, to },
      title,
      attendees,
      ...flagsOf(sharing),
      depositFen: venue.depositFen,
    });
    return viewOne(tx, ctx.now, waiting);
  });
