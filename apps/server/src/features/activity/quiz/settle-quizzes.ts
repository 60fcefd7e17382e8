import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { JobDeps } from '../../../feature/feature.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { eachListed, everyStep } from '../../../platform/database/failed-rows.ts';
import { systemContext, type WriteContext } from '../../../platform/http/context.ts';
import { sendMessage } from '../../message/message.public.ts';
import { activities, signUps } from '../activity.table.ts';
import { attestAttendance } from '../certificate/attest-attendance.ts';
import { learnLink } from '../public-path.ts';
import { getOwnQuiz } from './quiz.queries.ts';
import { quizAttempts, quizzes } from './quiz.table.ts';
import { submitWork } from './take-quiz.ts';

const pageSize = 50;

/** Notifies attendees that their quiz is open. */
async function announce(tx: Db, { now }: WriteContext, id: string): Promise<void> {
  const [row] = await tx
    .select({ quiz: quizzes, title: activities.title })
    .from(quizzes)
    .innerJoin(activities, eq(activities.id, quizzes.activityId))
    .where(and(eq(quizzes.id, id), isNull(quizzes.announcedAt)))
    .for('update', { of: quizzes, skipLocked: true });
  if (!row) return;
  const { quiz, title } = row;
  await tx.update(quizzes).set({ announcedAt: now }).where(eq(quizzes.id, id));
  if (quiz.openTo <= now) return;
  const there = await tx
    .select({ userId: signUps.userId })
    .from(signUps)
    .where(and(eq(signUps.activityId, quiz.activityId), eq(signUps.status, 'CHECKED_IN')));
  if (there.length === 0) return;
  await sendMessage(tx, {
    eventCode: 'QUIZ_OPEN',
    params: { title, until: quiz.openTo.getTime() },
    userIds: there.map(({ userId }) => userId),
    link: `${learnLink}/${id}`,
    now,
  });
}

/** Submits the saved answers of attempts that weren't submitted in time. */
async function close(tx: Db, ctx: WriteContext, id: string): Promise<void> {
  const [attempt] = await tx
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.id, id), eq(quizAttempts.status, 'IN_PROGRESS')))
    .for('update', { skipLocked: true });
  if (!attempt) return;
  await submitWork(tx, ctx, await getOwnQuiz(tx, attempt.userId, attempt.quizId), attempt, attempt.answers);
}

/** Scheduled work on quizzes and certificates. Idempotent. */
export async function settleQuizzes(deps: Pick<JobDeps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  const { db, now } = ctx;
  const isGoingOn = inArray(activities.status, ['PUBLISHED', 'ARCHIVED']);
  const toOpen = (after: string) =>
    db
      .select({ id: quizzes.id })
      .from(quizzes)
      .innerJoin(activities, eq(activities.id, quizzes.activityId))
      .where(and(isNull(quizzes.announcedAt), lte(quizzes.openFrom, now), isGoingOn, gt(quizzes.id, after)))
      .orderBy(asc(quizzes.id))
      .limit(pageSize);
  const late = (after: string) =>
    db
      .select({ id: quizAttempts.id })
      .from(quizAttempts)
      .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
      .innerJoin(activities, eq(activities.id, quizzes.activityId))
      // Leaves out attempts whose sign-up no longer counts.
      .innerJoin(
        signUps,
        and(
          eq(signUps.activityId, quizzes.activityId),
          eq(signUps.userId, quizAttempts.userId),
          eq(signUps.status, 'CHECKED_IN'),
        ),
      )
      .where(
        and(
          eq(quizAttempts.status, 'IN_PROGRESS'),
          lte(quizzes.openTo, now),
          isGoingOn,
          gt(quizAttempts.id, after),
        ),
      )
      .orderBy(asc(quizAttempts.id))
      .limit(pageSize);
  const idOf = ({ id }: { id: string }) => id;
  await everyStep({
    open: () => eachListed(toOpen, idOf, ({ id }) => inTransaction(db, (tx) => announce(tx, ctx, id))),
    close: () => eachListed(late, idOf, ({ id }) => inTransaction(db, (tx) => close(tx, ctx, id))),
    attest: () => attestAttendance(ctx),
  });
}
