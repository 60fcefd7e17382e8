import { bookingStateLabels } from '@portal/contract/booking/terms';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import type {
  ManagedTutoring,
  tutoringAdvise,
  tutoringFollowUp,
  tutoringOperate,
  tutoringQueryManageDetail,
  tutoringQueryManageList,
} from '@portal/contract/tutor/manage';
import { and, eq } from 'drizzle-orm';
import { bookings } from '../../../platform/booking/booking.table.ts';
import { clockTimesOf } from '../../../platform/booking/booking-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb, WriteContext } from '../../../platform/http/context.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { decide, endBooking, wordsOf } from '../../booking/decide.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { bookableTutors } from '../bookable-tutors.ts';
import { type TutoringRecord, type TutorRecord, tutorings } from '../tutor.table.ts';
import { canAdvise, followUpOn, tutorEvents } from '../tutoring.policy.ts';
import { tutorFor } from './own-tutor.ts';
import { countTutorings, findTutoring, listTutorings, type ManagedTutoringRow } from './tutoring.queries.ts';

function view(tutor: TutorRecord, row: ManagedTutoringRow, now: Date): ManagedTutoring {
  const { tutoring, booking } = row;
  return {
    ...tutoring,
    ...clockTimesOf(booking),
    bookingId: booking.id,
    version: booking.version,
    recordVersion: tutoring.version,
    no: row.no ?? '',
    tutorName: tutor.name,
    userName: row.userName ?? '',
    enterpriseName: row.enterpriseName ?? '',
    state: booking.status,
    stateLabel: bookingStateLabels[booking.status](),
    reason: booking.reason,
    advisedAt: tutoring.advisedAt?.getTime() ?? null,
    followedAt: tutoring.followedAt?.getTime() ?? null,
    followUpOn: followUpOn(tutoring),
    tutoringActions: tutorEvents(booking, now),
    canAdvise: canAdvise(booking, tutoring, now),
    canFollowUp: tutoring.advisedAt !== null && tutoring.followedAt === null,
  };
}

/**
 * Hours requested from the caller.
 * @throws {AppError} 500404 for a caller who is not a tutor
 */
export const queryTutorings: Verb<typeof tutoringQueryManageList> = async ({ db, now, actor }, input) => {
  const tutor = await tutorFor(db, actor, undefined);
  return pageOfTabs(
    input,
    listTutorings(db, { ...input, tutorId: tutor.id }, now),
    { counts: countTutorings(db, tutor.id, now), tab: input.tab },
    (row) => view(tutor, row, now),
  );
};

/** @throws {AppError} 500404 for an hour of another tutor */
async function readHeld(
  tx: Db,
  actor: Actor,
  id: string,
): Promise<{ tutor: TutorRecord; tutoring: TutoringRecord }> {
  const [tutoring] = await tx.select().from(tutorings).where(eq(tutorings.id, id));
  if (!tutoring) throw notFound();
  return { tutor: await tutorFor(tx, actor, tutoring.tutorId), tutoring };
}

/** @throws {AppError} 500404 for an hour of another tutor */
export const queryManagedTutoring: Verb<typeof tutoringQueryManageDetail> = async (
  { db, now, actor },
  { id },
) => {
  const { tutor } = await readHeld(db, actor, id);
  const [row] = await findTutoring(db, id);
  if (!row) throw notFound();
  return view(tutor, row, now);
};

/**
 * Approves, rejects or cancels an hour, or marks it as a no-show.
 * @throws {AppError} 500404, 500409, 500012, 100002 without a required reason
 */
export const operateTutoring: Verb<typeof tutoringOperate> = (ctx, { id, event, version, reason }) =>
  inTransaction(ctx.db, async (tx) => {
    const { tutor } = await readHeld(tx, ctx.actor, id);
    const isTutored = and(eq(bookings.kind, 'TUTOR'), eq(bookings.resourceId, tutor.id));
    const booking = await lockVersion(tx, bookings, { id, version }, isTutored);
    if (!tutorEvents(booking, ctx.now).includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
    if (event !== 'miss') await decide(tx, ctx, bookableTutors, booking, { event, reason });
    else {
      await endBooking(tx, ctx, bookableTutors, booking, 'miss');
      await sendMessage(tx, {
        eventCode: 'TUTOR_MISSED',
        params: wordsOf(tutor, booking),
        userIds: [booking.userId],
        link: paths.tutoring(id),
        now: ctx.now,
      });
    }
    return { bookingId: id, version: booking.version + 1 };
  });

async function notify(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  eventCode: 'TUTOR_ADVISED' | 'TUTOR_FOLLOWED',
  tutor: TutorRecord,
  id: string,
): Promise<void> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw notFound();
  await sendMessage(tx, {
    eventCode,
    params: wordsOf(tutor, booking),
    userIds: [booking.userId],
    link: paths.tutoring(id),
    now,
  });
}

/**
 * Writes the advice, which completes the hour, and notifies the member.
 * @throws {AppError} 500404, 500409, 500012 before the hour, if it was not held, or a second time
 */
export const adviseTutoring: Verb<typeof tutoringAdvise> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { tutor } = await readHeld(tx, ctx.actor, id);
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
    const tutoring = await lockVersion(tx, tutorings, { id, version });
    if (!booking || !canAdvise(booking, tutoring, ctx.now)) throw new AppError(retCodes.TRANSITION_REFUSED);
    if (booking.status === 'CONFIRMED') await endBooking(tx, ctx, bookableTutors, booking, 'finish');
    const moved = await moveState(tx, ctx, tutorings, tutoring, {
      entity: 'tutoring',
      event: 'advise',
      set: { ...data, advisedAt: ctx.now },
    });
    await notify(tx, ctx, 'TUTOR_ADVISED', tutor, id);
    return { bookingId: id, version: moved.version };
  });

/**
 * Records the result of the advice.
 * @throws {AppError} 500404, 500409, 500012 without advice, or a second time
 */
export const followUpTutoring: Verb<typeof tutoringFollowUp> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { tutor } = await readHeld(tx, ctx.actor, id);
    const tutoring = await lockVersion(tx, tutorings, { id, version });
    if (tutoring.advisedAt === null || tutoring.followedAt !== null)
      throw new AppError(retCodes.TRANSITION_REFUSED);
    const moved = await moveState(tx, ctx, tutorings, tutoring, {
      entity: 'tutoring',
      event: 'followUp',
      set: { ...data, followedAt: ctx.now },
    });
    await notify(tx, ctx, 'TUTOR_FOLLOWED', tutor, id);
    await invalidateTags(tx, ['tutor']);
    return { bookingId: id, version: moved.version };
  });
