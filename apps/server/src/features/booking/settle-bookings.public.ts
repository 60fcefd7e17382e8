import type { BookingState } from '@portal/contract/booking-terms';
import { changeMinutes, checkInMinutes } from '@portal/contract/booking-terms';
import { and, eq, isNull, lte, not, or, type SQL } from 'drizzle-orm';
import type { Bookable, BookableSource } from '../../feature/bookable.ts';
import type { JobDeps } from '../../feature/feature.ts';
import { type Booking, bookings } from '../../platform/booking/booking.table.ts';
import { dayMs } from '../../platform/booking/booking-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { workingTimeUntil } from '../../platform/working-days.ts';
import { idsOfOperators, namesOfUsers } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { hasOpenOrder } from '../payment/payment.public.ts';
import { missedAt } from './booking.policy.ts';
import { lapseUnpaid } from './booking-payable.public.ts';
import { bookingWays } from './booking-ways.ts';
import { listDue, withBooked } from './own-booking.queries.ts';
import { bookingLink, moveBooking, offerTime, wordsOf } from './record-booking.ts';

interface Due {
  state: BookingState;
  isDue: (now: Date, source: Pick<BookableSource, 'checksIn' | 'graceMs'>) => SQL | undefined;
  settle: (tx: Db, ctx: WriteContext, booked: Bookable, booking: Booking) => Promise<void>;
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

const lapse: Due['settle'] = async (tx, ctx, booked, booking) => {
  await moveBooking(tx, ctx, booked, booking, { event: 'lapse', by: 'SYSTEM' });
  if (booking.status === 'PENDING')
    await sendMessage(tx, {
      eventCode: 'BOOK_EXPIRED',
      params: wordsOf(booked, booking),
      userIds: [booking.userId],
      link: bookingLink(booking),
      now: ctx.now,
    });
  if (booking.status !== 'WAITING') await offerTime(tx, ctx, booked, booking);
};

const finish: Due['settle'] = async (tx, ctx, booked, booking) => {
  await moveBooking(tx, ctx, booked, booking, { event: 'finish', by: 'SYSTEM' });
};

const miss: Due['settle'] = async (tx, ctx, booked, booking) => {
  // Of one made after its begin, the time to come is later.
  if (ctx.now < missedAt(booking)) return;
  const heldUntil = new Date(Math.min(ctx.now.getTime(), booking.endAt.getTime()));
  await moveBooking(tx, ctx, booked, booking, { event: 'miss', by: 'SYSTEM', set: { heldUntil } });
  await sendMessage(tx, {
    eventCode: 'BOOK_MISSED',
    params: wordsOf(booked, booking),
    userIds: [booking.userId],
    link: bookingLink(booking),
    now: ctx.now,
  });
  await offerTime(tx, ctx, booked, { startAt: heldUntil, endAt: booking.endAt });
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
    settle: async (tx, ctx, booked, booking) => {
      if (!(await hasOpenOrder(tx, booking.kind, booking.id))) await lapseUnpaid(tx, ctx, booked, booking);
    },
  },
  { state: 'WAITING', isDue: (now) => lte(bookings.startAt, now), settle: lapse },
  {
    state: 'CONFIRMED',
    isDue: (now, { checksIn }) => and(checksIn, lte(bookings.startAt, before(now, checkInMinutes * 60_000))),
    settle: miss,
  },
  {
    state: 'CONFIRMED',
    isDue: (now, { checksIn, graceMs = 0 }) => and(not(checksIn), lte(bookings.endAt, before(now, graceMs))),
    settle: finish,
  },
  { state: 'CHECKED_IN', isDue: (now) => lte(bookings.endAt, now), settle: finish },
];

const remindAfterMs = 4 * 3_600_000;

/** Reminds the operators of requests that have waited for four working hours, once each. */
async function remindOperators(tx: Db, source: BookableSource, now: Date): Promise<void> {
  const { role, manageLink } = bookingWays[source.kind];
  const waiting = await listDue(
    tx,
    source.kind,
    'PENDING',
    and(isNull(bookings.remindedAt), lte(bookings.createdAt, before(now, remindAfterMs))),
  );
  const late = waiting.filter(({ booking }) => workingTimeUntil(booking.createdAt, now) >= remindAfterMs);
  if (late.length === 0) return;
  const names = await namesOfUsers(
    tx,
    late.map(({ booking }) => booking.userId),
  );
  for (const { booking, booked } of await withBooked(tx, [source], late)) {
    await tx.update(bookings).set({ remindedAt: now }).where(eq(bookings.id, booking.id));
    const own = await source.deciders?.(tx, booked.id);
    await sendMessage(tx, {
      eventCode: 'BOOK_TO_APPROVE',
      params: { ...wordsOf(booked, booking), who: names.get(booking.userId) ?? '' },
      userIds: own?.userIds ?? (await idsOfOperators(tx, role)),
      link: own?.link ?? manageLink,
      now,
    });
  }
}

/** Offers and requests that lapse, people who have not come, bookings that are over. Run again, it does nothing. */
export async function settleBookings(
  deps: Pick<JobDeps, 'database' | 'clock'>,
  source: BookableSource,
): Promise<void> {
  const ctx = systemContext(deps);
  await inTransaction(ctx.db, async (tx) => {
    for (const { state, isDue, settle } of dues) {
      const due = await listDue(tx, source.kind, state, isDue(ctx.now, source));
      for (const { booking, booked } of await withBooked(tx, [source], due))
        await settle(tx, ctx, booked, booking);
    }
    await remindOperators(tx, source, ctx.now);
  });
}
