import type { BookingState } from '@portal/contract/booking-terms';
import { checkInMinutes } from '@portal/contract/booking-terms';
import { and, eq, isNull, lt, lte, not, or, type SQL } from 'drizzle-orm';
import type { BookableSource } from '../../feature/bookable.ts';
import type { JobDeps } from '../../feature/feature.ts';
import { listFreeAndWaitedFor } from '../../platform/booking/booking.queries.ts';
import { type Booking, bookings } from '../../platform/booking/booking.table.ts';
import { dayMs } from '../../platform/booking/booking-time.ts';
import { waitedForUntil } from '../../platform/booking/waiting-rest.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { workingTimeUntil } from '../../platform/working-days.ts';
import { idsOfOperators, namesOfUsers } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { hasOpenOrder } from '../payment/payment.public.ts';
import { missedAt } from './booking.policy.ts';
import { lapseUnpaid } from './booking-payable.public.ts';
import { bookingWays } from './booking-ways.ts';
import { type BookedRow, decidedUntil, listDue, lockDue, withBooked } from './own-booking.queries.ts';
import { bookingLink, moveBooking, offerTime, offerWaiting, wordsOf } from './record-booking.ts';

type Given = Pick<BookedRow, 'booked' | 'booking'> & { source: BookableSource };

interface Due {
  state: BookingState;
  isDue: (now: Date, source: Pick<BookableSource, 'checksIn' | 'graceMs'>) => SQL | undefined;
  settle: (tx: Db, ctx: WriteContext, given: Given) => Promise<void>;
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

const lapse: Due['settle'] = async (tx, ctx, { source, booked, booking }) => {
  await moveBooking(tx, ctx, booked, booking, { event: 'lapse', by: 'SYSTEM' });
  if (booking.status === 'PENDING')
    await sendMessage(tx, {
      eventCode: 'BOOK_EXPIRED',
      params: wordsOf(booked, booking),
      userIds: [booking.userId],
      link: bookingLink(booking),
      now: ctx.now,
    });
  if (booking.status !== 'WAITING') await offerTime(tx, ctx, source, booked, booking);
};

const finish: Due['settle'] = async (tx, ctx, { booked, booking }) => {
  await moveBooking(tx, ctx, booked, booking, { event: 'finish', by: 'SYSTEM' });
};

const miss: Due['settle'] = async (tx, ctx, { source, booked, booking }) => {
  // Of one that was booked after its begin, the time to come is later.
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
  await offerTime(tx, ctx, source, booked, { ...booking, startAt: heldUntil });
};

/** What happens to a booking when its time has come, by its state. */
const dues: readonly Due[] = [
  { state: 'OFFERED', isDue: (now) => lte(bookings.offeredUntil, now), settle: lapse },
  {
    state: 'PENDING',
    isDue: (now) => lte(decidedUntil, now),
    settle: lapse,
  },
  {
    state: 'TO_PAY',
    isDue: (now) => lte(bookings.offeredUntil, now),
    // While its order is open it may still be paid; closed, the order gives it up.
    settle: async (tx, ctx, { source, ...row }) => {
      const { kind, id } = row.booking;
      if (!(await hasOpenOrder(tx, kind, id))) await lapseUnpaid(tx, ctx, source, row);
    },
  },
  // Who waits may get the rest of a time that has begun, down to half an hour of it.
  { state: 'WAITING', isDue: (now) => lt(bookings.endAt, waitedForUntil(now)), settle: lapse },
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
/** Less than so long before a request lapses its deciders are told, however short it has waited. */
const urgentMs = 3_600_000;

/** Reminds the operators of requests that have waited for four working hours, or are about to lapse, once each. */
async function remindOperators(tx: Db, source: BookableSource, now: Date): Promise<void> {
  const { role, manageLink } = bookingWays[source.kind];
  const waiting = await listDue(
    tx,
    source.kind,
    'PENDING',
    and(
      isNull(bookings.remindedAt),
      or(lte(bookings.createdAt, before(now, remindAfterMs)), lte(decidedUntil, before(now, -urgentMs))),
    ),
  );
  const late = waiting.filter(
    ({ booking: { createdAt, offeredUntil } }) =>
      (offeredUntil !== null && offeredUntil.getTime() - now.getTime() <= urgentMs) ||
      workingTimeUntil(createdAt, now) >= remindAfterMs,
  );
  if (late.length === 0) return;
  const names = await namesOfUsers(
    tx,
    late.map(({ booking }) => booking.userId),
  );
  for (const { booking, booked } of await withBooked(tx, [source], late)) {
    const [marked] = await tx
      .update(bookings)
      .set({ remindedAt: now })
      .where(and(eq(bookings.id, booking.id), isNull(bookings.remindedAt)))
      .returning({ id: bookings.id });
    if (!marked) continue;
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

/** Settles one booking in a transaction of its own, unless somebody is at it: then it is settled a minute later. */
const settleOne = (ctx: WriteContext, source: BookableSource, due: Due, booking: Booking): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const locked = await lockDue(tx, booking, due.isDue(ctx.now, source));
    for (const row of await withBooked(tx, [source], locked)) await due.settle(tx, ctx, { ...row, source });
  });

/** Offers what can be had now to those who wait for it, however it has become free. */
async function offerFree(ctx: WriteContext, source: BookableSource): Promise<void> {
  const ids = await listFreeAndWaitedFor(ctx.db, source.kind, ctx.now);
  const ever = { startAt: ctx.now, endAt: new Date(ctx.now.getTime() + farthestMs) };
  for (const booked of ids.length > 0 ? await source.find(ctx.db, ids) : [])
    await inTransaction(ctx.db, (tx) => offerWaiting(tx, ctx, source, booked, ever));
}

/** Nothing is booked farther ahead. */
const farthestMs = 366 * dayMs;

/**
 * Offers and requests that lapse, people who have not come, bookings that are over. Run again, it does nothing. Each is
 * settled by itself, so that nobody who writes about another one waits for it.
 */
export async function settleBookings(
  deps: Pick<JobDeps, 'database' | 'clock'>,
  source: BookableSource,
): Promise<void> {
  const ctx = systemContext(deps);
  for (const due of dues)
    for (const { booking } of await listDue(ctx.db, source.kind, due.state, due.isDue(ctx.now, source)))
      await settleOne(ctx, source, due, booking);
  await offerFree(ctx, source);
  await inTransaction(ctx.db, (tx) => remindOperators(tx, source, ctx.now));
}
