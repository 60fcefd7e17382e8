import type { BookingState } from '@portal/contract/booking/terms';
import { checkInMinutes } from '@portal/contract/booking/terms';
import { and, eq, isNull, lt, lte, not, or, type SQL } from 'drizzle-orm';
import type { BookableSource } from '../../feature/bookable.ts';
import type { JobDeps } from '../../feature/feature.ts';
import { listFreeAndWaitedFor } from '../../platform/booking/booking.queries.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { dayMs } from '../../platform/booking/booking-time.ts';
import { waitedForUntil } from '../../platform/booking/waiting-rest.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { eachRow, everyStep } from '../../platform/database/failed-rows.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { workingTimeUntil } from '../../platform/working-days.ts';
import { idsOfOperators, namesOfUsers } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { hasOpenOrder } from '../payment/payment.public.ts';
import { missedAt } from './booking.policy.ts';
import { lapseUnpaid } from './booking-payable.public.ts';
import { bookingWays } from './booking-ways.ts';
import { type BookedRow, decidedUntil, listDue, withBooked } from './own-booking.queries.ts';
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
  // A booking made after its start has a later check-in deadline.
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

/** Settlement of due bookings, by state. */
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
    // It can still be paid while its order is open; closing the order releases it.
    settle: async (tx, ctx, { source, ...row }) => {
      const { kind, id } = row.booking;
      if (!(await hasOpenOrder(tx, kind, id))) await lapseUnpaid(tx, ctx, source, row);
    },
  },
  // A waiting user can still get the rest of a running slot, as long as half an hour is left.
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
/** Within this time before a request lapses, its deciders are reminded however recent it is. */
const urgentMs = 3_600_000;

const isUnreminded = (now: Date) =>
  and(
    isNull(bookings.remindedAt),
    or(lte(bookings.createdAt, before(now, remindAfterMs)), lte(decidedUntil, before(now, -urgentMs))),
  );

/** Reminds operators, once, of a request that has waited for four working hours or is about to lapse. */
const remindOperators: Due['settle'] = async (tx, { now }, { source, booked, booking }) => {
  const { createdAt, offeredUntil } = booking;
  const isUrgent = offeredUntil !== null && offeredUntil.getTime() - now.getTime() <= urgentMs;
  if (!isUrgent && workingTimeUntil(createdAt, now) < remindAfterMs) return;
  const { role, manageLink } = bookingWays[source.kind];
  await tx.update(bookings).set({ remindedAt: now }).where(eq(bookings.id, booking.id));
  const names = await namesOfUsers(tx, [booking.userId]);
  const own = await source.deciders?.(tx, booked.id);
  await sendMessage(tx, {
    eventCode: 'BOOK_TO_APPROVE',
    params: { ...wordsOf(booked, booking), who: names.get(booking.userId) ?? '' },
    userIds: own?.userIds ?? (await idsOfOperators(tx, role)),
    link: own?.link ?? manageLink,
    now,
  });
};

/** Settles due bookings of a state, each in its own transaction, so that it doesn't block changes to the others. */
const settleDue = (ctx: WriteContext, source: BookableSource, { state, isDue, settle }: Due) =>
  inBatches(
    ctx.db,
    async (tx, limit) =>
      withBooked(
        tx,
        [source],
        await listDue(tx, { kind: source.kind, state }, isDue(ctx.now, source), limit),
      ),
    (tx, row) => settle(tx, ctx, { ...row, source }),
    ({ booking }) => booking.id,
    1,
  );

/** Bookings can't be further ahead than this. */
const farthestMs = 366 * dayMs;

/** Offers the available time to the waiting list, however it became free. */
async function offerFree(ctx: WriteContext, source: BookableSource): Promise<void> {
  const ids = await listFreeAndWaitedFor(ctx.db, source.kind, ctx.now);
  const ever = { startAt: ctx.now, endAt: new Date(ctx.now.getTime() + farthestMs) };
  await eachRow(
    ids.length > 0 ? await source.find(ctx.db, ids) : [],
    ({ id }) => id,
    (booked) => inTransaction(ctx.db, (tx) => offerWaiting(tx, ctx, source, booked, ever)),
  );
}

/** Scheduled work: lapses offers and requests, records no-shows and completes bookings. Idempotent. */
export async function settleBookings(
  deps: Pick<JobDeps, 'database' | 'clock'>,
  source: BookableSource,
): Promise<void> {
  const ctx = systemContext(deps);
  await everyStep({
    due: () =>
      eachRow(
        dues,
        ({ state }) => state,
        (due) => settleDue(ctx, source, due),
      ),
    offer: () => offerFree(ctx, source),
    remind: () => settleDue(ctx, source, { state: 'PENDING', isDue: isUnreminded, settle: remindOperators }),
  });
}
