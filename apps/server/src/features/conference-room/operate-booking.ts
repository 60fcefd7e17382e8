import type { bookingOperate } from '@portal/contract/conference-room';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { lockBooking } from '../../platform/booking/booking.queries.ts';
import { type Booking, bookings } from '../../platform/booking/booking.table.ts';
import { slotsOf, spanOf, wishOf } from '../../platform/booking/booking-time.ts';
import { holdTime } from '../../platform/booking/hold-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../platform/http/context.ts';
import { admitBooker, requireSeats } from './admit-booker.ts';
import { refuseTime, viewBooked } from './book-room.ts';
import type { RoomRow } from './conference-room.table.ts';
import { isDoorCode } from './door-code.ts';
import { openPricing, payUntil, refundOf, withServices } from './price-booking.ts';
import { giveBack, moveBooking, offerTime } from './record-booking.ts';
import { getRoom } from './room.queries.ts';
import { memberActions } from './room-booking.policy.ts';
import { listRestOfSeries } from './room-booking.queries.ts';

interface Operation {
  tx: Db;
  ctx: Context;
  room: RoomRow;
  booking: Booking;
  data: InputOf<typeof bookingOperate>['data'];
}

type Step = (operation: Operation) => Promise<Booking>;

/** @throws {AppError} 100002, 500021 to 500025 */
const change: Step = async ({ tx, ctx, room, booking, data: { wish } }) => {
  if (!wish) throw fieldsRefused({ 'data.wish': m.fault_choose({ field: m.field_time() }) });
  const to = wish.roomId === room.id ? room : await getRoom(tx, wish.roomId);
  // What needs approval is asked for, not moved to.
  if (to.needApproval) throw new AppError(retCodes.TRANSITION_REFUSED);
  requireSeats(to, booking.attendees);
  await admitBooker(tx, ctx, to, { wishes: [wish], besides: 1 });
  // Another room has other services; another price would have to be paid or given back: that is another booking.
  const isElsewhere = to.id !== room.id && booking.services.length > 0;
  const isRepriced =
    to.pricePerSlotFen !== room.pricePerSlotFen || slotsOf(wish) !== slotsOf(wishOf(booking));
  if (isElsewhere || (booking.amountFen > 0 && isRepriced))
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_change_price() });
  const { startAt, endAt } = spanOf(wish);
  const changed = await holdTime(tx, (inner) =>
    moveBooking(inner, ctx, to, booking, {
      event: 'change',
      by: 'USER',
      set: { resourceId: to.id, startAt, endAt, heldUntil: endAt },
    }),
  );
  if (!changed) return refuseTime(tx, ctx, to, { attendees: booking.attendees, wish });
  await offerTime(tx, ctx, room, booking);
  return changed;
};

const cancel: Step = async ({ tx, ctx, room, booking, data }) => {
  const { seriesId, userId, startAt } = booking;
  const isWhole = data.wholeSeries && seriesId !== null;
  const rest = isWhole ? await listRestOfSeries(tx, seriesId, userId, startAt) : [];
  const move = { event: 'cancel', by: 'USER' } as const;
  const cancelled = await moveBooking(tx, ctx, room, booking, move);
  for (const each of rest) await moveBooking(tx, ctx, room, each, move);
  for (const each of [booking, ...rest]) await giveBack(tx, ctx, each, refundOf(each, ctx.now));
  for (const each of [booking, ...rest]) await offerTime(tx, ctx, room, each);
  return cancelled;
};

const leave: Step = async ({ tx, ctx, room, booking }) => {
  const left = await moveBooking(tx, ctx, room, booking, { event: 'leave', by: 'USER' });
  if (booking.status === 'OFFERED') await offerTime(tx, ctx, room, booking);
  return left;
};

/** @throws {AppError} 500026 */
const checkIn: Step = ({ tx, ctx, room, booking, data: { code } }) => {
  if (room.deviceHash !== null && !isDoorCode(room.deviceHash, code, ctx.now))
    throw new AppError(retCodes.OUTSIDE_CHECK_IN);
  const set = { checkInAt: ctx.now };
  return moveBooking(tx, ctx, room, booking, { event: 'checkIn', by: 'USER', set });
};

const finish: Step = async ({ tx, ctx, room, booking }) => {
  const heldUntil = new Date(Math.max(ctx.now.getTime(), booking.startAt.getTime()));
  const set = { heldUntil };
  const done = await moveBooking(tx, ctx, room, booking, { event: 'finish', by: 'USER', set });
  await offerTime(tx, ctx, room, { startAt: heldUntil, endAt: booking.endAt });
  return done;
};

const accept =
  (event: 'take' | 'ask'): Step =>
  async ({ tx, ctx, room, booking }) => {
    const { resourceId, enterpriseId, userId } = booking;
    await lockBooking(tx, { resourceId, enterpriseId, userId });
    const wish = wishOf(booking);
    const time = (await openPricing(tx, room, enterpriseId, [wish])).of(wish);
    const cost = withServices(time, booking.services);
    const isCharged = event === 'take' && cost.amountFen > 0;
    return moveBooking(tx, ctx, room, booking, {
      event: isCharged ? 'charge' : event,
      by: 'USER',
      set: { ...cost, offeredUntil: isCharged ? payUntil(ctx.now) : null },
    });
  };

const steps = { take: accept('take'), ask: accept('ask'), leave, change, cancel, checkIn, finish };

/**
 * Carries out what users do with their own bookings.
 * @throws {AppError} 500404, 500409, 500012 for what the state, the room or the time does not allow, 100002, 500021 to
 * 500026
 */
export const operateBooking: Verb<typeof bookingOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const isMine = eq(bookings.userId, ctx.actor.userId);
    const booking = await lockVersion(tx, bookings, { id, version }, isMine);
    const room = await getRoom(tx, booking.resourceId);
    if (!memberActions(booking, room, ctx.now).includes(event))
      throw new AppError(
        event === 'checkIn' ? retCodes.OUTSIDE_CHECK_IN : retCodes.TRANSITION_REFUSED,
        event === 'change' && booking.status === 'CONFIRMED' ? { retMsg: m.refusal_change_late() } : {},
      );
    const moved = await steps[event]({ tx, ctx, room, booking, data });
    const [row] = await viewBooked(tx, ctx.now, [moved]);
    if (!row) throw new Error('the booking is gone');
    return row;
  });
