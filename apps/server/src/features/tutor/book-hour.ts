import { retCodes } from '@portal/contract/ret-code';
import type { tutorBook, tutorFollow, tutorQueryFollow } from '@portal/contract/tutor';
import { and, eq } from 'drizzle-orm';
import { listTaken } from '../../platform/booking/booking.queries.ts';
import { wishOf } from '../../platform/booking/booking-time.ts';
import { holdTime } from '../../platform/booking/hold-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { admitBooker } from '../booking/admit-booker.public.ts';
import { viewBooked } from '../booking/booking-view.public.ts';
import { wordsOf } from '../booking/decide.public.ts';
import { insertBooking, stateAfter } from '../booking/insert-booking.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { bookableTutor, bookableTutors, titleOf, tutorFen } from './bookable-tutors.ts';
import { hourStateOf } from './hour.policy.ts';
import { getHour, getTutor, isFollowing } from './tutor.queries.ts';
import { tutorFollows, tutorings } from './tutor.table.ts';

/**
 * Asks for an hour with a question; the tutor agrees or refuses.
 * @throws {AppError} 500404, 500021 when somebody has it, 500022, 500023 when it is not offered, 500024, 500025
 */
export const bookHour: Verb<typeof tutorBook> = (ctx, { data: { hourId, question } }) =>
  inTurn(ctx, `hour ${hourId}`, async (tx) => {
    const hour = await getHour(tx, hourId);
    const tutor = await getTutor(tx, hour.tutorId);
    const bookable = bookableTutor(tutor);
    const wish = wishOf(hour);
    await admitBooker(tx, ctx, bookableTutors, bookable, { wishes: [wish] });
    const state = hourStateOf(hour, await listTaken(tx, [tutor.id], hour), ctx.now);
    if (state === 'HELD' || state === 'BOOKED') throw new AppError(retCodes.SLOT_TAKEN);
    if (state !== 'FREE') throw new AppError(retCodes.CLOSED_TIME);
    const amountFen = tutorFen(tutor, wish);
    const booking = await holdTime(tx, (inner) =>
      insertBooking(inner, ctx, bookableTutors, bookable, {
        wish,
        title: titleOf(question),
        attendees: 1,
        isPrivate: true,
        amountFen,
        ...stateAfter(bookable, { amountFen }, ctx.now),
      }),
    );
    if (!booking) throw new AppError(retCodes.SLOT_TAKEN);
    await tx.insert(tutorings).values({
      id: booking.id,
      tutorId: tutor.id,
      mode: hour.mode,
      question,
      createdAt: ctx.now,
      createdBy: ctx.actor.userId,
      updatedAt: ctx.now,
    });
    await sendMessage(tx, {
      eventCode: 'TUTOR_ASKED',
      params: { ...wordsOf(tutor, booking), question },
      userIds: tutor.userId === null ? [] : [tutor.userId],
      link: '/manage/my-tutoring',
      now: ctx.now,
    });
    const [row] = await viewBooked(tx, ctx.now, [bookableTutors], [booking]);
    if (!row) throw new Error('no booking was written');
    return row;
  });

/**
 * Is told of new hours from now on, or no more.
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
