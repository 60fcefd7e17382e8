import type { BookingState } from '@portal/contract/booking-terms';
import { changeMinutes, checkInMinutes } from '@portal/contract/booking-terms';
import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { type Booking, bookings } from '../../platform/booking/booking.table.ts';
import { dayMs } from '../../platform/booking/booking-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { workingTimeUntil } from '../../platform/working-days.ts';
import { idsOfOperators, namesOfUsers } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { hasOpenOrder } from '../payment/payment.public.ts';
import { conferenceRooms, type RoomRow } from './conference-room.table.ts';
import { bookingLink, moveBooking, offerTime, wordsOf } from './record-booking.ts';
import { lapseUnpaid } from './room.payable.ts';
import { missedAt } from './room-booking.policy.ts';
import { listDue } from './room-booking.queries.ts';

interface Due {
  state: BookingState;
  isDue: (now: Date) => SQL | undefined;
  settle: (tx: Db, ctx: WriteContext, room: RoomRow, booking: Booking) => Promise<void>;
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

const lapse: Due['settle'] = async (tx, ctx, room, booking) => {
  await moveBooking(tx, ctx, room, booking, { event: 'lapse', by: 'SYSTEM' });
  if (booking.status === 'PENDING')
    await sendMessage(tx, {
      eventCode: 'BOOK_EXPIRED',
      params: wordsOf(room, booking),
      userIds: [booking.userId],
      link: bookingLink,
      now: ctx.now,
    });
  if (booking.status !== 'WAITING') await offerTime(tx, ctx, room, booking);
};

const finish: Due['settle'] = async (tx, ctx, room, booking) => {
  await moveBooking(tx, ctx, room, booking, { event: 'finish', by: 'SYSTEM' });
};

const miss: Due['settle'] = async (tx, ctx, room, booking) => {
  // Of one made after its begin, the time to come is later.
  if (ctx.now < missedAt(booking)) return;
  const heldUntil = new Date(Math.min(ctx.now.getTime(), booking.endAt.getTime()));
  await moveBooking(tx, ctx, room, booking, { event: 'miss', by: 'SYSTEM', set: { heldUntil } });
  await sendMessage(tx, {
    eventCode: 'BOOK_MISSED',
    params: wordsOf(room, booking),
    userIds: [booking.userId],
    link: bookingLink,
    now: ctx.now,
  });
  await offerTime(tx, ctx, room, { startAt: heldUntil, endAt: booking.endAt });
};

/** What happens to a booking when its time has come, by its state. */
const dues: readonly Due[] = [
  { state: 'OFFERED', isDue: (now) => lte(bookings.offeredUntil, now), settle: lapse },
  {
    state: 'PENDING',
    isDue: (now) =>
      or(
        lte(bookings.createdAt, before(now, dayMs)),
        lte(bookings.startAt, before(now, -changeMinutes * 60_000)),
      ),
    settle: lapse,
  },
  {
    state: 'TO_PAY',
    isDue: (now) => lte(bookings.offeredUntil, now),
    // While its order is open it may still be paid; closed, the order gives it up.
    settle: async (tx, ctx, room, booking) => {
      if (!(await hasOpenOrder(tx, 'ROOM', booking.id))) await lapseUnpaid(tx, ctx, room, booking);
    },
  },
  { state: 'WAITING', isDue: (now) => lte(bookings.startAt, now), settle: lapse },
  {
    state: 'CONFIRMED',
    isDue: (now) =>
      and(
        eq(conferenceRooms.checkInRequired, true),
        lte(bookings.startAt, before(now, checkInMinutes * 60_000)),
      ),
    settle: miss,
  },
  {
    state: 'CONFIRMED',
    isDue: (now) => and(eq(conferenceRooms.checkInRequired, false), lte(bookings.endAt, now)),
    settle: finish,
  },
  { state: 'CHECKED_IN', isDue: (now) => lte(bookings.endAt, now), settle: finish },
];

const remindAfterMs = 4 * 3_600_000;

/** Reminds the operators of requests that have waited for four working hours, once each. */
async function remindOperators(tx: Db, now: Date): Promise<void> {
  const waiting = await listDue(
    tx,
    'PENDING',
    and(isNull(bookings.remindedAt), lte(bookings.createdAt, before(now, remindAfterMs))),
  );
  const late = waiting.filter(({ booking }) => workingTimeUntil(booking.createdAt, now) >= remindAfterMs);
  if (late.length === 0) return;
  const operators = await idsOfOperators(tx, 'OP_PROPERTY');
  const names = await namesOfUsers(
    tx,
    late.map(({ booking }) => booking.userId),
  );
  for (const { booking, room } of late) {
    await tx.update(bookings).set({ remindedAt: now }).where(eq(bookings.id, booking.id));
    await sendMessage(tx, {
      eventCode: 'BOOK_TO_APPROVE',
      params: { ...wordsOf(room, booking), who: names.get(booking.userId) ?? '' },
      userIds: operators,
      link: '/manage/conference-room',
      now,
    });
  }
}

/** Offers and requests that lapse, people who have not come, bookings that are over. Run again, it does nothing. */
export async function settleBookings(deps: Pick<JobDeps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  await inTransaction(ctx.db, async (tx) => {
    for (const { state, isDue, settle } of dues)
      for (const { booking, room } of await listDue(tx, state, isDue(ctx.now)))
        await settle(tx, ctx, room, booking);
    await remindOperators(tx, ctx.now);
  });
}
