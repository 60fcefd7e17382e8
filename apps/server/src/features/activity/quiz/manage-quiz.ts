import type { QuizContent, quizQueryManageDetail, quizSave } from '@portal/contract/activity/quiz-manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { lockActivity } from '../activity.queries.ts';
import type { Activity } from '../activity.table.ts';
import { getManagedActivity } from '../manage/managed.queries.ts';
import { totalOf } from './quiz.policy.ts';
import { findQuizOf } from './quiz.queries.ts';
import { type Quiz, quizAttempts, quizzes } from './quiz.table.ts';
import { viewManagedQuiz } from './quiz.view.ts';

const hasBegun = async (db: Db, quizId: string): Promise<boolean> =>
  (await db.$count(quizAttempts, eq(quizAttempts.quizId, quizId))) > 0;

/** Courses that ended without a quiz have already issued their certificates. */
const mayEdit = ({ status, endAt }: Activity, quiz: Quiz | undefined, now: Date): boolean =>
  status !== 'CANCELLED' && status !== 'ARCHIVED' && (quiz !== undefined || now < endAt);

/** @throws {AppError} 500404 */
export const queryManagedQuiz: Verb<typeof quizQueryManageDetail> = async ({ db, now }, { activityId }) => {
  const activity = await getManagedActivity(db, activityId);
  const row = await findQuizOf(db, activityId);
  return {
    activityId,
    title: activity.title,
    endAt: activity.endAt.getTime(),
    isBegun: row !== undefined && (await hasBegun(db, row.quiz.id)),
    canEdit: mayEdit(activity, row?.quiz, now),
    quiz: row
      ? {
          ...viewManagedQuiz(row, now),
          version: row.quiz.version,
          data: {
            questions: row.quiz.questions,
            passScore: row.quiz.passScore,
            openFrom: row.quiz.openFrom.getTime(),
            openTo: row.quiz.openTo.getTime(),
          },
        }
      : null,
  };
};

/** The log keeps the length and times, but not the right answers. */
const logged = ({ questions, passScore, openFrom, openTo }: Quiz) => ({
  questions: questions.length,
  totalScore: totalOf(questions),
  passScore,
  openFrom,
  openTo,
});

const isSame = (quiz: Quiz, data: QuizContent) =>
  quiz.passScore === data.passScore &&
  JSON.stringify(quiz.questions.map(essence)) === JSON.stringify(data.questions.map(essence));

/** The parts that determine an attempt's score; explanations can still be edited. */
const essence = ({ stem, options, answer, score }: QuizContent['questions'][number]) => [
  stem,
  options,
  [...answer].sort(),
  score,
];

/**
 * Adds or updates the quiz of an activity.
 * @throws {AppError} 500404, 500409, 500012, 100002 for changed questions after the first attempt has begun
 */
export const saveQuiz: Verb<typeof quizSave> = (ctx, { activityId, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const activity = await lockActivity(tx, activityId);
    const [before] = await tx.select().from(quizzes).where(eq(quizzes.activityId, activityId)).for('update');
    if (!mayEdit(activity, before, now))
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.learn_refusal_over() });
    if (data.openFrom < activity.startAt.getTime())
      throw fieldsRefused({ 'data.openFrom': m.fault_quiz_early() });
    if (before) {
      requireVersion(before, version);
      if (!isSame(before, data) && (await hasBegun(tx, before.id)))
        throw fieldsRefused({ 'data.questions': m.fault_quiz_begun() });
    } else if (version !== undefined) throw new AppError(retCodes.VERSION_CONFLICT);
    const openFrom = new Date(data.openFrom);
    const values = {
      questions: data.questions,
      passScore: data.passScore,
      openFrom,
      openTo: new Date(data.openTo),
      // If its opening moves into the future, it's announced again.
      announcedAt: openFrom > now ? null : (before?.announcedAt ?? null),
    };
    const id = before?.id ?? ulid(now.getTime());
    if (!before)
      await tx.insert(quizzes).values({ ...values, id, activityId, createdAt: now, createdBy: actor.userId });
    const saved = await updateVersion(tx, ctx, quizzes, id, before ? values : {});
    await writeLog(tx, ctx, {
      event: before ? 'quiz.edit' : 'quiz.create',
      entity: 'quiz',
      entityId: id,
      before: before && logged(before),
      after: logged(saved),
    });
    return { quizId: id, version: saved.version };
  });
