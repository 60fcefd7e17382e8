import type { BookingContent, bookingBook } from '@portal/contract/booking/public';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import { listTaken } from '../../platform/booking/booking.queries.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { keepsTime, requireBookable } from '../../platform/booking/booking-rules.ts';
import { daysOfSeries, type SlotRequest, spanOf } from '../../platform/booking/booking-time.ts';
import { holdTime } from '../../platform/booking/hold-time.ts';
import { addDays } from '../../platform/china-time.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { viewBooked } from '../booking/booking-view.public.ts';
import { checkBookingLimits, enterpriseOf, requireSeats } from '../booking/check-booking-limits.public.ts';
import { insertBooking, stateAfter } from '../booking/insert-booking.public.ts';
import { flagsOf } from '../booking/sharing.public.ts';
import { throwSlotTaken } from '../booking/suggest-times.public.ts';
import { bookableRoom, bookableRooms } from './bookable-rooms.public.ts';
import { openPricing } from './price-booking.ts';
import { getRoom } from './room.queries.ts';
import { priceServices } from './services.ts';

const maxSeriesDays = 90;

function requestedSlots({ date, from, to, series }: BookingContent): SlotRequest[] {
  if (!series) return [{ date, from, to }];
  const days = daysOfSeries(date, series);
  if (days.some((day) => day > addDays(date, maxSeriesDays)))
    throw fieldsRefused({ 'data.series.count': m.fault_series_too_long() });
  if (days.length < 2) throw fieldsRefused({ 'data.series.until': m.fault_series_one() });
  return days.map((day) => ({ date: day, from, to }));
}

/** Refuses taken slots early, so that latecomers don't have to queue behind everyone who wants the same slot. */
async function refuseHeld(
  ctx: Context,
  room: Awaited<ReturnType<typeof getRoom>>,
  data: BookingContent,
  slotRequests: SlotRequest[],
): Promise<void> {
  const { db, now } = ctx;
  const booked = bookableRoom(room);
  for (const slotRequest of slotRequests) {
    requireBookable(booked.rules, slotRequest, now);
    const held = await listTaken(db, [room.id], spanOf(slotRequest));
    if (held.some(keepsTime)) await throwSlotTaken(db, ctx, bookableRooms, booked, data, [slotRequest]);
  }
}

/**
 * Books a room. A series is booked completely or not at all, unless the caller asks for the free slots only.
 * @throws {AppError} 500404, 100002, 500021 with what blocks the slot and what's free, 500022 to 500025
 */
export const bookRoom: Verb<typeof bookingBook> = async (ctx, { data }) => {
  const room = await getRoom(ctx.db, data.roomId);
  requireSeats(room, data.attendees);
  const slotRequests = requestedSlots(data);
  if (!data.series) await refuseHeld(ctx, room, data, slotRequests);
  return inTurn(ctx, `booking ${room.id}`, async (tx) => {
    await checkBookingLimits(tx, ctx, bookableRooms, bookableRoom(room), { slotRequests });
    const { title, attendees, sharing } = data;
    const services = priceServices(room, data.services);
    const details = { title, attendees, ...flagsOf(sharing), services };
    const seriesId = data.series ? ulid(ctx.now.getTime()) : null;
    const price = await openPricing(tx, room, enterpriseOf(ctx.actor), slotRequests);
    const booked: Booking[] = [];
    const taken: SlotRequest[] = [];
    for (const slotRequest of slotRequests) {
      const cost = price.of(slotRequest, services);
      const state = stateAfter(room, cost, slotRequest, ctx.now);
      const booking = await holdTime(tx, (inner) =>
        insertBooking(inner, ctx, bookableRooms, room, {
          slotRequest,
          ...details,
          ...cost,
          ...state,
          seriesId,
        }),
      );
      if (!booking) taken.push(slotRequest);
      else {
        booked.push(booking);
        price.use(slotRequest, cost);
      }
    }
    if (taken.length > 0 && (!data.onlyFree || booked.length === 0))
      await throwSlotTaken(tx, ctx, bookableRooms, bookableRoom(room), data, taken);
    return { rows: await viewBooked(tx, ctx.now, [bookableRooms], booked) };
  });
};
