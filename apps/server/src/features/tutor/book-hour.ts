import type { BookingRow } from '@portal/contract/booking/public';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import type { tutorBook, tutorFollow, tutorQueryFollow, tutorWait } from '@portal/contract/tutor/public';
import { and, eq } from 'drizzle-orm';
import { listTaken } from '../../platform/booking/booking.queries.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { slotRequestOf } from '../../platform/booking/booking-time.ts';
import { holdTime } from '../../platform/booking/hold-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { viewBooked } from '../booking/booking-view.public.ts';
import { checkBookingLimits } from '../booking/check-booking-limits.public.ts';
import { wordsOf } from '../booking/decide.public.ts';
import { insertBooking, insertWaiting, stateAfter } from '../booking/insert-booking.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { bookableTutor, bookableTutors, titleOf, tutorFen } from './bookable-tutors.ts';
import { hourStateOf } from './hour.policy.ts';
import { getHour, getTutor, isFollowing } from './tutor.queries.ts';
import { type TutorHourRecord, tutorFollows, tutorings } from './tutor.table.ts';

/**
 * Requests an office hour with a question; the tutor approves or rejects.
 * @throws {AppError} 500404, 500021 when it is taken, 500022, 500023 when it is not offered, 500024, 500025
 */
export const bookHour: Verb<typeof tutorBook> = (ctx, { data: { hourId, question } }) =>
  inTurn(ctx, `hour ${hourId}`, async (tx) => {
    const hour = await getHour(tx, hourId);
    const tutor = await getTutor(tx, hour.tutorId);
    const bookable = bookableTutor(tutor);
    const slotRequest = slotRequestOf(hour);
    await checkBookingLimits(tx, ctx, bookableTutors, bookable, { slotRequests: [slotRequest] });
    const state = hourStateOf(hour, await listTaken(tx, [tutor.id], hour), ctx.now);
    if (state === 'HELD' || state === 'BOOKED') throw new AppError(retCodes.SLOT_TAKEN);
    if (state !== 'FREE') throw new AppError(retCodes.CLOSED_TIME);
    const amountFen = tutorFen(tutor, slotRequest);
    const booking = await holdTime(tx, (inner) =>
      insertBooking(inner, ctx, bookableTutors, bookable, {
        slotRequest,
        title: titleOf(question),
        attendees: 1,
        isPrivate: true,
        amountFen,
        ...stateAfter(bookable, { amountFen }, slotRequest, ctx.now),
      }),
    );
    if (!booking) throw new AppError(retCodes.SLOT_TAKEN);
    await writeQuestion(tx, ctx, booking.id, hour, question);
    await sendMessage(tx, {
      eventCode: 'TUTOR_ASKED',
      params: { ...wordsOf(tutor, booking), question },
      userIds: tutor.userId === null ? [] : [tutor.userId],
      link: paths.myTutoring(),
      now: ctx.now,
    });
    return viewOne(tx, ctx.now, booking);
  });

/**
 * Joins the waiting list for a taken hour, or for the rest of it if it is running. The tutor sees the question once the
 * hour was offered and requested.
 * @throws {AppError} 500404, 100002, 500012 when the hour is free, 500022, 500023 when it is not offered, 500024,
 * 500025
 */
export const waitForHour: Verb<typeof tutorWait> = (ctx, { data: { hourId, question } }) =>
  inTurn(ctx, `hour ${hourId}`, async (tx) => {
    const hour = await getHour(tx, hourId);
    const bookable = bookableTutor(await getTutor(tx, hour.tutorId));
    if (hour.isClosed) throw new AppError(retCodes.CLOSED_TIME);
    const waiting = await insertWaiting(tx, ctx, bookableTutors, bookable, {
      slotRequest: slotRequestOf(hour),
      title: titleOf(question),
      attendees: 1,
      isPrivate: true,
    });
    await writeQuestion(tx, ctx, waiting.id, hour, question);
    return viewOne(tx, ctx.now, waiting);
  });

/** Stores the question that goes with a booking. */
const writeQuestion = (
  tx: Db,
  { now, actor: { userId } }: Context,
  id: string,
  { tutorId, mode }: TutorHourRecord,
  question: string,
) =>
  tx
    .insert(tutorings)
    .values({ id, tutorId, mode, question, createdAt: now, createdBy: userId, updatedAt: now });

async function viewOne(tx: Db, now: Date, booking: Booking): Promise<BookingRow> {
  const [row] = await viewBooked(tx, now, [bookableTutors], [booking]);
  if (!row) throw new Error('failed to insert booking');
  return row;
}

/**
 * Follows or unfollows the new hours of a tutor.
 * @throws {AppError} 500404
 */
export const followTutor: Verb<typeof tutorFollow> = (ctx, { id, data: { follows } }) =>
  inTransaction(ctx.db, async (tx) => {
    await getTutor(tx, id);
    const { userId } = ctx.actor;
    if (follows)
      await tx.insert(tutorFollows).values({ tutorId: id, userId, createdAt: ctx.now }).onConflictDoNothing();
    else
      await tx.delete(tutorFollows).where(and(eq(tutorFollows.tutorId, id), eq(tutorFollows.userId, userId)));
    return { follows };
  });

/** @throws {AppError} 500404 */
export const queryFollow: Verb<typeof tutorQueryFollow> = async ({ db, actor }, { id }) => ({
  tutorName: (await getTutor(db, id)).name,
  follows: await isFollowing(db, id, actor.userId),
});
