import type { BookingContent, bookingBook } from '@portal/contract/conference-room';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { daysOfSeries, type Wish } from '../../platform/booking/booking-time.ts';
import { holdTime } from '../../platform/booking/hold-time.ts';
import { addDays } from '../../platform/china-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { admitBooker, enterpriseOf, requireSeats } from '../booking/admit-booker.public.ts';
import { viewBooked } from '../booking/booking-view.public.ts';
import { insertBooking, stateAfter } from '../booking/insert-booking.public.ts';
import { refuseTaken } from '../booking/suggest-times.public.ts';
import { bookableRoom, bookableRooms } from './bookable-rooms.ts';
import { openPricing, withServices } from './price-booking.ts';
import { getRoom } from './room.queries.ts';
import { priceServices } from './services.ts';

const longestSeriesDays = 90;

function wishesOf({ date, from, to, series }: BookingContent): Wish[] {
  if (!series) return [{ date, from, to }];
  const days = daysOfSeries(date, series);
  if (days.some((day) => day > addDays(date, longestSeriesDays)))
    throw fieldsRefused({ 'data.series.count': m.fault_series_too_long() });
  return days.map((day) => ({ date: day, from, to }));
}

/**
 * Books a room. Of a series all times or none, unless the caller wishes those that are free.
 * @throws {AppError} 500404, 100002, 500021 with what stands in the way and what is free, 500022 to 500025
 */
export const bookRoom: Verb<typeof bookingBook> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const room = await getRoom(tx, data.roomId);
    requireSeats(room, data.attendees);
    const wishes = wishesOf(data);
    await admitBooker(tx, ctx, bookableRooms, bookableRoom(room), { wishes });
    const { title, attendees, isPrivate } = data;
    const services = priceServices(room, data.services);
    const matter = { title, attendees, isPrivate, services };
    const seriesId = data.series ? ulid(ctx.now.getTime()) : null;
    const price = await openPricing(tx, room, enterpriseOf(ctx.actor), wishes);
    const booked: Booking[] = [];
    const taken: Wish[] = [];
    for (const wish of wishes) {
      const cost = withServices(price.of(wish), services);
      const state = stateAfter(room, cost, ctx.now);
      const booking = await holdTime(tx, (inner) =>
        insertBooking(inner, ctx, bookableRooms, room, { wish, ...matter, ...cost, ...state, seriesId }),
      );
      if (!booking) taken.push(wish);
      else {
        booked.push(booking);
        price.use(wish, cost);
      }
    }
    if (taken.length > 0 && (!data.onlyFree || booked.length === 0))
      await refuseTaken(tx, ctx, bookableRooms, bookableRoom(room), data, taken);
    return { rows: await viewBooked(tx, ctx.now, [bookableRooms], booked) };
  });
