import { attemptTransitions, type QuizLetter, quizLetters } from '@portal/contract/activity/learn-terms';
import type {
  quizBegin,
  quizQueryDetail,
  quizQueryList,
  quizSaveAnswers,
  quizSubmit,
} from '@portal/contract/activity/quiz';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { inTurn } from '../../../platform/database/in-turn.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb, WriteContext } from '../../../platform/http/context.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { accountOf, movePoints } from '../../points/move-points.public.ts';
import { issueCertificates } from '../certificate/issue-certificates.ts';
import { quizPhaseOf, scoreOf, standingOf } from './quiz.policy.ts';
import {
  countOwnQuizzes,
  getOwnQuiz,
  listAttemptsOf,
  listOwnQuizzes,
  type OwnQuizRow,
} from './quiz.queries.ts';
import { type Quiz, type QuizAttempt, quizAttempts } from './quiz.table.ts';
import { viewOwnQuiz, viewTaken } from './quiz.view.ts';

export const queryOwnQuizzes: Verb<typeof quizQueryList> = async ({ db, actor, now }, input) => {
  const { userId } = actor;
  const rows = await listOwnQuizzes(db, userId, now, input);
  const attempts = Map.groupBy(
    await listAttemptsOf(
      db,
      userId,
      rows.map(({ quiz }) => quiz.id),
    ),
    ({ quizId }) => quizId,
  );
  return pageOf(input, Promise.resolve(rows), countOwnQuizzes(db, userId), (row) =>
    viewOwnQuiz(row, attempts.get(row.quiz.id) ?? [], now),
  );
};

async function viewOne(db: Db, { actor, now }: Pick<Context, 'actor' | 'now'>, id: string) {
  const row = await getOwnQuiz(db, actor.userId, id);
  return viewTaken(row, await listAttemptsOf(db, actor.userId, [id]), now);
}

/** @throws {AppError} 500404 for people who didn't attend */
export const queryOwnQuiz: Verb<typeof quizQueryDetail> = (ctx, { id }) => viewOne(ctx.db, ctx, id);

const outside = () => new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.learn_refusal_time() });

/**
 * Begins an attempt or continues the current one.
 * @throws {AppError} 500404, 500012 outside its time, once passed, and when no attempt is left
 */
export const beginQuiz: Verb<typeof quizBegin> = (ctx, { id }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { userId } = actor;
    const { quiz } = await getOwnQuiz(tx, userId, id);
    const attempts = await listAttemptsOf(tx, userId, [id]);
    if (quizPhaseOf(quiz, now) !== 'OPEN') throw outside();
    if (standingOf(quiz, attempts, now) !== 'OPEN')
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.learn_refusal_tries() });
    if (!attempts.some(({ status }) => status === 'IN_PROGRESS'))
      await insertAttempt(tx, ctx, id, attempts.length + 1);
    return viewOne(tx, ctx, id);
  });

async function insertAttempt(tx: Db, ctx: Context, quizId: string, turn: number): Promise<void> {
  const { actor, now } = ctx;
  const [begun] = await tx
    .insert(quizAttempts)
    .values({
      id: orderedId(now.getTime()),
      quizId,
      userId: actor.userId,
      turn,
      status: 'IN_PROGRESS',
      createdAt: now,
      createdBy: actor.userId,
      updatedAt: now,
    })
    // A double click begins only one attempt.
    .onConflictDoNothing()
    .returning({ id: quizAttempts.id });
  if (!begun) return;
  await writeLog(tx, ctx, {
    event: 'quizAttempt.begin',
    entity: 'quizAttempt',
    entityId: begun.id,
    after: { quizId, turn },
  });
}

const isOwn = ({ actor }: Pick<Context, 'actor'>, attemptId: string) =>
  and(eq(quizAttempts.id, attemptId), eq(quizAttempts.userId, actor.userId));

/** Locks one of the caller's attempts and returns it with its quiz. */
async function lockAttempt(
  tx: Db,
  ctx: Context,
  id: string,
): Promise<{ attempt: QuizAttempt; row: OwnQuizRow }> {
  const [attempt] = await tx.select().from(quizAttempts).where(isOwn(ctx, id)).for('update');
  if (!attempt) throw notFound();
  return { attempt, row: await getOwnQuiz(tx, ctx.actor.userId, attempt.quizId) };
}

/** One answer per question, limited to options that exist. */
const fitting = ({ questions }: Quiz, answers: readonly QuizLetter[][]): QuizLetter[][] =>
  questions.map(({ options }, at) => {
    const known: readonly string[] = quizLetters.slice(0, options.length);
    return [...new Set(answers[at] ?? [])].filter((letter) => known.includes(letter));
  });

/**
 * Saves the answers so far. It's no state change and isn't logged: only the submission counts.
 * @throws {AppError} 500404, 500012
 */
export const saveAnswers: Verb<typeof quizSaveAnswers> = (ctx, { id, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { attempt, row } = await lockAttempt(tx, ctx, id);
    nextState(attemptTransitions, attempt.status, 'submit');
    if (quizPhaseOf(row.quiz, ctx.now) !== 'OPEN') throw outside();
    await updateVersion(tx, ctx, quizAttempts, id, { answers: fitting(row.quiz, data.answers) });
    return { savedAt: ctx.now.getTime() };
  });

/** Scores a locked attempt; a pass earns the certificate and, once, points. */
export async function submitWork(
  tx: Db,
  ctx: WriteContext,
  { quiz, activity, signUp }: Pick<OwnQuizRow, 'quiz' | 'activity' | 'signUp'>,
  attempt: QuizAttempt,
  answers: QuizLetter[][],
): Promise<void> {
  const status = nextState(attemptTransitions, attempt.status, 'submit');
  const score = scoreOf(quiz.questions, answers);
  const isPassed = score >= quiz.passScore;
  await moveState(tx, ctx, quizAttempts, attempt, {
    entity: 'quizAttempt',
    event: 'submit',
    set: { status, answers, score, isPassed, submittedAt: ctx.now },
    logged: (of) => ({ status: of.status, score: of.score, isPassed: of.isPassed }),
  });
  if (!isPassed) return;
  await movePoints(tx, {
    key: `quiz ${quiz.id} ${signUp.userId}`,
    reason: 'QUIZ',
    refType: 'quiz',
    refId: quiz.id,
    from: 'PARK',
    to: accountOf(signUp.userId),
    points: activity.quizPoints,
    now: ctx.now,
  });
  // Last, because everyone who passes queues for a certificate number.
  await issueCertificates(tx, ctx, activity, signUp, score);
}

/**
 * Submits an attempt.
 * @throws {AppError} 500404, 500012 if already submitted or the time is over
 */
export const submitQuiz: Verb<typeof quizSubmit> = async (ctx, { id, data }) => {
  const [found] = await ctx.db
    .select({ quizId: quizAttempts.quizId })
    .from(quizAttempts)
    .where(isOwn(ctx, id));
  if (!found) throw notFound();
  const work = async (tx: Db) => {
    const { attempt, row } = await lockAttempt(tx, ctx, id);
    nextState(attemptTransitions, attempt.status, 'submit');
    if (quizPhaseOf(row.quiz, ctx.now) !== 'OPEN') throw outside();
    await submitWork(tx, ctx, row, attempt, fitting(row.quiz, data.answers));
    return viewOne(tx, ctx, row.quiz.id);
  };
  // Limits concurrency, because passing attempts queue for their certificate numbers at the end.
  return inTurn(ctx, `quiz ${found.quizId}`, work, { abreast: 3 });
};
