import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import type { Tutoring, tutoringQueryDetail, tutoringRate } from '@portal/contract/tutor/public';
import { and, eq } from 'drizzle-orm';
import { bookings } from '../../platform/booking/booking.table.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { viewBooked } from '../booking/booking-view.public.ts';
import { wordsOf } from '../booking/decide.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { bookableTutors } from './bookable-tutors.ts';
import { getTutor } from './tutor.queries.ts';
import { tutorings } from './tutor.table.ts';
import { canRate, followUpOn } from './tutoring.policy.ts';

/** @throws {AppError} 500404 for an hour that is not the caller's */
async function readOwn(db: Db, id: string, userId: string) {
  const [row] = await db
    .select({ tutoring: tutorings, booking: bookings })
    .from(tutorings)
    .innerJoin(bookings, eq(bookings.id, tutorings.id))
    .where(and(eq(tutorings.id, id), eq(bookings.userId, userId)));
  if (!row) throw notFound();
  return row;
}

async function viewOwn(db: Db, id: string, userId: string, now: Date): Promise<Tutoring> {
  const { tutoring, booking } = await readOwn(db, id, userId);
  const tutor = await getTutor(db, tutoring.tutorId);
  const [row] = await viewBooked(db, now, [bookableTutors], [booking]);
  if (!row) throw notFound();
  const { advisedAt, followedAt, score, comment, publishes, ratedAt } = tutoring;
  return {
    bookingId: id,
    version: tutoring.version,
    tutorId: tutor.id,
    tutorName: tutor.name,
    mode: tutoring.mode,
    place: tutor.place,
    question: tutoring.question,
    booking: row,
    advice: advisedAt
      ? { ...tutoring, advisedAt: advisedAt.getTime(), followedAt: followedAt?.getTime() ?? null }
      : null,
    followUpOn: followUpOn(tutoring),
    rating: score === null || !ratedAt ? null : { score, comment, publishes, ratedAt: ratedAt.getTime() },
    canRate: canRate(booking, tutoring, now),
  };
}

/** @throws {AppError} 500404 */
export const queryTutoring: Verb<typeof tutoringQueryDetail> = ({ db, now, actor }, { id }) =>
  viewOwn(db, id, actor.userId, now);

/**
 * Rates an hour once and notifies the tutor.
 * @throws {AppError} 500404, 500409, 500012 before it was held, after thirty days or a second time
 */
export const rateTutoring: Verb<typeof tutoringRate> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { booking } = await readOwn(tx, id, ctx.actor.userId);
    const tutoring = await lockVersion(tx, tutorings, { id, version });
    if (!canRate(booking, tutoring, ctx.now)) throw new AppError(retCodes.TRANSITION_REFUSED);
    await moveState(tx, ctx, tutorings, tutoring, {
      entity: 'tutoring',
      event: 'rate',
      set: { ...data, ratedAt: ctx.now },
    });
    const tutor = await getTutor(tx, tutoring.tutorId);
    await sendMessage(tx, {
      eventCode: 'TUTOR_RATED',
      params: { ...wordsOf(tutor, booking), score: data.score },
      userIds: tutor.userId === null ? [] : [tutor.userId],
      link: paths.myTutoring(),
      now: ctx.now,
    });
    await invalidateTags(tx, ['tutor']);
    return viewOwn(tx, id, ctx.actor.userId, ctx.now);
  });
