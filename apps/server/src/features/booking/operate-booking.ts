import type { bookingOperate } from '@portal/contract/booking/public';
import { slotsOf } from '@portal/contract/booking/slots';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { Bookable, BookableSource } from '../../feature/bookable.ts';
import { lockBooking, lockResources } from '../../platform/booking/booking.queries.ts';
import { type Booking, bookings } from '../../platform/booking/booking.table.ts';
import { type SlotRequest, slotRequestOf, spanOf } from '../../platform/booking/booking-time.ts';
import { holdTime } from '../../platform/booking/hold-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../platform/http/context.ts';
import { decideUntil, memberActions, payUntil, refundOf } from './booking.policy.ts';
import { viewBooked } from './booking-view.public.ts';
import { bookingWays, sourceOf } from './booking-ways.ts';
import { checkBookingLimits, enterpriseOf, requireSeats } from './check-booking-limits.public.ts';
import { getBookable, listRestOfSeries } from './own-booking.queries.ts';
import { dueFen, giveBack, moveBooking, offerTime } from './record-booking.ts';
import { throwSlotTaken } from './suggest-times.public.ts';

interface Operation {
  tx: Db;
  ctx: Context;
  source: BookableSource;
  booked: Bookable;
  booking: Booking;
  data: InputOf<typeof bookingOperate>['data'];
}

type Step = (operation: Operation) => Promise<Booking>;

/** @throws {AppError} 100002, 500021 to 500025 */
const change: Step = async ({ tx, ctx, source, booked, booking, data: { slotRequest } }) => {
  if (!slotRequest) throw fieldsRefused({ 'data.slotRequest': m.fault_choose({ field: m.field_time() }) });
  const to = slotRequest.roomId === booked.id ? booked : await getBookable(tx, source, slotRequest.roomId);
  // If the target needs approval, a new request is required instead.
  if (to.needApproval) throw new AppError(retCodes.TRANSITION_REFUSED);
  requireSeats(to, booking.attendees);
  // Locks both bookables, always in the same order.
  await lockResources(tx, [booked.id, to.id]);
  await checkBookingLimits(tx, ctx, source, to, { slotRequests: [slotRequest], otherHours: 1 });
  // Another room has its own services and deposit, and another price would mean a further payment or refund: both
  // require a new booking.
  const { hasDeposit } = bookingWays[booking.kind];
  const isElsewhere = to.id !== booked.id && (booking.services.length > 0 || hasDeposit);
  const isPriced = booking.amountFen > 0 || hasDeposit;
  if (isElsewhere || (isPriced && (await isRepriced({ tx, ctx, source, booked, booking }, to, slotRequest))))
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_change_price() });
  const { startAt, endAt } = spanOf(slotRequest);
  const changed = await holdTime(tx, (inner) =>
    moveBooking(inner, ctx, to, booking, {
      event: 'change',
      by: 'USER',
      set: { resourceId: to.id, startAt, endAt, heldUntil: endAt },
    }),
  );
  if (!changed) return throwSlotTaken(tx, ctx, source, to, booking, [slotRequest]);
  await offerTime(tx, ctx, source, booked, booking);
  return changed;
};

async function isRepriced(
  { tx, ctx, source, booked, booking }: Omit<Operation, 'data'>,
  to: Bookable,
  slotRequest: SlotRequest,
): Promise<boolean> {
  const before = slotRequestOf(booking);
  if (slotsOf(slotRequest) !== slotsOf(before)) return true;
  const enterpriseId = enterpriseOf(ctx.actor);
  const [old, next] = [
    await source.listFen(tx, booked, enterpriseId, before),
    await source.listFen(tx, to, enterpriseId, slotRequest),
  ];
  return old !== next;
}

const cancel: Step = async ({ tx, ctx, source, booked, booking, data }) => {
  const { seriesId, userId, startAt } = booking;
  const isWhole = data.wholeSeries && seriesId !== null;
  const rest = isWhole ? await listRestOfSeries(tx, seriesId, userId, startAt) : [];
  const move = { event: 'cancel', by: 'USER' } as const;
  const cancelled = await moveBooking(tx, ctx, booked, booking, move);
  for (const each of rest) await moveBooking(tx, ctx, booked, each, move);
  for (const each of [booking, ...rest]) await giveBack(tx, ctx, each, refundOf(each, booked, ctx.now));
  for (const each of [booking, ...rest]) await offerTime(tx, ctx, source, booked, each);
  return cancelled;
};

const leave: Step = async ({ tx, ctx, source, booked, booking }) => {
  const left = await moveBooking(tx, ctx, booked, booking, { event: 'leave', by: 'USER' });
  if (booking.status === 'OFFERED') await offerTime(tx, ctx, source, booked, booking);
  return left;
};

/** @throws {AppError} 500026 */
const checkIn: Step = async ({ tx, ctx, source, booked, booking, data: { code } }) => {
  if (source.opens && !(await source.opens(tx, booked, code, ctx.now)))
    throw new AppError(retCodes.OUTSIDE_CHECK_IN);
  const set = { checkInAt: ctx.now };
  return moveBooking(tx, ctx, booked, booking, { event: 'checkIn', by: 'USER', set });
};

const finish: Step = async ({ tx, ctx, source, booked, booking }) => {
  const heldUntil = new Date(Math.max(ctx.now.getTime(), booking.startAt.getTime()));
  const set = { heldUntil };
  const done = await moveBooking(tx, ctx, booked, booking, { event: 'finish', by: 'USER', set });
  await offerTime(tx, ctx, source, booked, { ...booking, startAt: heldUntil });
  return done;
};

const accept =
  (event: 'take' | 'ask'): Step =>
  async ({ tx, ctx, booked, booking }) => {
    const { resourceId, enterpriseId, userId } = booking;
    await lockBooking(tx, { resourceId, enterpriseId, userId });
    // The offer already stated the price, and reserves its free slots until it's accepted.
    const isCharged = event === 'take' && dueFen(booking) > 0;
    const until = event === 'ask' ? decideUntil : isCharged ? payUntil : undefined;
    return moveBooking(tx, ctx, booked, booking, {
      event: isCharged ? 'charge' : event,
      by: 'USER',
      set: { offeredUntil: until?.(booking, ctx.now) ?? null },
    });
  };

const steps = { take: accept('take'), ask: accept('ask'), leave, change, cancel, checkIn, finish };

/**
 * Carries out users' actions on their own bookings.
 * @throws {AppError} 500404, 500409, 500012 if the state, the bookable or the time doesn't allow it, 100002, 500021 to
 * 500026
 */
export const operateBooking =
  (sources: readonly BookableSource[]): Verb<typeof bookingOperate> =>
  (ctx, { id, event, version, data }) =>
    inTransaction(ctx.db, async (tx) => {
      const isMine = eq(bookings.userId, ctx.actor.userId);
      const booking = await lockVersion(tx, bookings, { id, version }, isMine);
      const source = sourceOf(sources, booking.kind);
      const booked = await getBookable(tx, source, booking.resourceId);
      if (!memberActions(booking, booked, ctx.now).includes(event))
        throw new AppError(
          event === 'checkIn' ? retCodes.OUTSIDE_CHECK_IN : retCodes.TRANSITION_REFUSED,
          event === 'change' && booking.status === 'CONFIRMED' ? { retMsg: m.refusal_change_late() } : {},
        );
      const moved = await steps[event]({ tx, ctx, source, booked, booking, data });
      const [row] = await viewBooked(tx, ctx.now, sources, [moved]);
      if (!row) throw new Error('the booking no longer exists');
      return row;
    });
