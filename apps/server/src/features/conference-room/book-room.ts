import type { BookingContent, BookingRow, bookingBook } from '@portal/contract/conference-room';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import { type Booking, bookings } from '../../platform/booking/booking.table.ts';
import { daysOfSeries, spanOf, type Wish } from '../../platform/booking/booking-time.ts';
import { holdTime } from '../../platform/booking/hold-time.ts';
import { addDays } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { admitBooker, enterpriseOf, requireSeats } from './admit-booker.ts';
import type { RoomRow } from './conference-room.table.ts';
import { type Cost, openPricing, payUntil, withServices } from './price-booking.ts';
import { recordBooking } from './record-booking.ts';
import { getRoom } from './room.queries.ts';
import { findBookings } from './room-booking.queries.ts';
import { viewBooking } from './room-booking.view.ts';
import { priceServices } from './services.ts';
import { suggestTimes } from './suggest-times.ts';

const longestSeriesDays = 90;

type Matter = Pick<BookingContent, 'title' | 'attendees' | 'isPrivate' | 'services'>;

/** Writes a booking of the caller with its log row and its case. */
export async function insertBooking(
  tx: Db,
  ctx: Context,
  room: RoomRow,
  {
    wish,
    matter: { title, attendees, isPrivate, services },
    ...state
  }: { wish: Wish; matter: Matter; status: Booking['status']; seriesId?: string | null } & Partial<
    Pick<Booking, 'amountFen' | 'freeSlots' | 'offeredUntil'>
  >,
): Promise<Booking> {
  const { actor, now } = ctx;
  const { startAt, endAt } = spanOf(wish);
  const id = ulid(now.getTime());
  const by = { createdAt: now, createdBy: actor.userId, updatedAt: now, updatedBy: actor.userId };
  const [booking] = await tx
    .insert(bookings)
    .values({
      ...by,
      ...state,
      id,
      resourceId: room.id,
      userId: actor.userId,
      enterpriseId: enterpriseOf(actor),
      title,
      attendees,
      isPrivate,
      services: priceServices(room, services),
      startAt,
      endAt,
      heldUntil: endAt,
    })
    .returning();
  if (!booking) throw new Error('no booking was written');
  const event = state.status === 'WAITING' ? 'wait' : 'book';
  const { amountFen } = booking;
  const after = { resourceId: room.id, title, attendees, startAt, endAt, amountFen, status: state.status };
  await writeLog(tx, ctx, { event: `roomBooking.${event}`, entity: 'roomBooking', entityId: id, after });
  await recordBooking(tx, ctx, room, booking, { event, by: 'USER' });
  return booking;
}

function wishesOf({ date, from, to, series }: BookingContent): Wish[] {
  if (!series) return [{ date, from, to }];
  const days = daysOfSeries(date, series);
  if (days.some((day) => day > addDays(date, longestSeriesDays)))
    throw fieldsRefused({ 'data.series.count': m.fault_series_too_long() });
  return days.map((day) => ({ date: day, from, to }));
}

/** What is to be approved is paid after that, and what costs nothing is confirmed at once. */
function stateAfter(
  { needApproval }: RoomRow,
  { amountFen }: Cost,
  now: Date,
): Pick<Booking, 'status' | 'offeredUntil'> {
  if (needApproval) return { status: 'PENDING', offeredUntil: null };
  return amountFen > 0
    ? { status: 'TO_PAY', offeredUntil: payUntil(now) }
    : { status: 'CONFIRMED', offeredUntil: null };
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
    await admitBooker(tx, ctx, room, { wishes });
    const seriesId = data.series ? ulid(ctx.now.getTime()) : null;
    const price = await openPricing(tx, room, enterpriseOf(ctx.actor), wishes);
    const booked: Booking[] = [];
    const taken: Wish[] = [];
    for (const wish of wishes) {
      const cost = withServices(price.of(wish), priceServices(room, data.services));
      const state = stateAfter(room, cost, ctx.now);
      const booking = await holdTime(tx, (inner) =>
        insertBooking(inner, ctx, room, { wish, matter: data, ...cost, ...state, seriesId }),
      );
      if (!booking) taken.push(wish);
      else {
        booked.push(booking);
        price.use(wish, cost);
      }
    }
    if (taken.length > 0 && (!data.onlyFree || booked.length === 0))
      await refuseTaken(tx, ctx, room, data, taken);
    return { rows: await viewBooked(tx, ctx.now, booked) };
  });

export async function viewBooked(tx: Db, now: Date, booked: readonly Booking[]): Promise<BookingRow[]> {
  const ids = booked.map(({ id }) => id);
  return (await findBookings(tx, ids)).map((row) => viewBooking(row, now));
}

async function refuseTaken(
  tx: Db,
  { actor: { userId }, now }: Context,
  room: RoomRow,
  { attendees }: Pick<BookingContent, 'attendees'>,
  [wish, ...more]: readonly Wish[],
): Promise<never> {
  if (!wish) throw new AppError(retCodes.SLOT_TAKEN);
  const found = await suggestTimes(tx, { room, wish, attendees, userId, now });
  const days = more.map((each) => ({ ...each, title: '' }));
  throw new AppError(retCodes.SLOT_TAKEN, {
    data: { ...found, conflicts: [...found.conflicts, ...days] },
  });
}

/** @throws {AppError} 500021 with suggestions, for a change of one booking */
export const refuseTime = (
  tx: Db,
  ctx: Context,
  room: RoomRow,
  { attendees, wish }: { attendees: number; wish: Wish },
): Promise<never> => refuseTaken(tx, ctx, room, { attendees }, [wish]);
