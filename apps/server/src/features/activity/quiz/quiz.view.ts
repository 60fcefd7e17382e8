import { attemptStateLabels } from '@portal/contract/activity/learn-terms';
import type { PutQuestion, QuizDetail, QuizRow } from '@portal/contract/activity/quiz';
import type { ManagedAttempt, ManagedQuiz, QuizQuestion } from '@portal/contract/activity/quiz-manage';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { holderOf } from '../certificate/issue-certificates.ts';
import { isReviewable, quizPhaseOf, standingOf, totalOf, triesLeft } from './quiz.policy.ts';
import type { AttemptRow, ManagedQuizRow, OwnQuizRow } from './quiz.queries.ts';
import type { QuizAttempt } from './quiz.table.ts';

const bestOf = (attempts: readonly QuizAttempt[]): number | null => {
  const scores = attempts.flatMap(({ score }) => score ?? []);
  return scores.length === 0 ? null : Math.max(...scores);
};

/** A quiz and its state for an attendee. */
export const viewOwnQuiz = (
  { quiz, activity, certificateId }: OwnQuizRow,
  attempts: readonly QuizAttempt[],
  now: Date,
): QuizRow => ({
  quizId: quiz.id,
  activityId: quiz.activityId,
  title: activity.title,
  openFrom: quiz.openFrom.getTime(),
  openTo: quiz.openTo.getTime(),
  questionCount: quiz.questions.length,
  passScore: quiz.passScore,
  totalScore: totalOf(quiz.questions),
  triesLeft: triesLeft(attempts),
  score: bestOf(attempts),
  standing: standingOf(quiz, attempts, now),
  isBegun: attempts.some(({ status }) => status === 'IN_PROGRESS'),
  certificateId,
  points: activity.quizPoints,
});

/** A question as it's asked, without the right answer. */
const put = ({ stem, options, score, answer }: QuizQuestion): PutQuestion => ({
  stem,
  options,
  score,
  isMultiple: answer.length > 1,
});

/** A quiz for its taker: questions once begun, right answers once no attempt is left. */
export function viewTaken(row: OwnQuizRow, attempts: readonly QuizAttempt[], now: Date): QuizDetail {
  const { questions } = row.quiz;
  const open = attempts.find(({ status }) => status === 'IN_PROGRESS');
  const last = attempts.findLast(({ status }) => status === 'SUBMITTED');
  const isReviewed = last !== undefined && isReviewable(row.quiz, attempts, now);
  return {
    ...viewOwnQuiz(row, attempts, now),
    questions: open || isReviewed ? questions.map(put) : [],
    attempt: open ? { attemptId: open.id, answers: open.answers } : null,
    results: attempts.flatMap(({ score, isPassed, submittedAt }) =>
      score === null || submittedAt === null ? [] : [{ score, isPassed, submittedAt: submittedAt.getTime() }],
    ),
    review: isReviewed
      ? questions.map(({ answer, explain }, at) => ({
          chosen: last.answers[at] ?? [],
          right: answer,
          explain,
        }))
      : null,
  };
}

export const viewManagedQuiz = (
  { quiz, title, present, taken, passed }: ManagedQuizRow,
  now: Date,
): ManagedQuiz => ({
  quizId: quiz.id,
  activityId: quiz.activityId,
  title,
  openFrom: quiz.openFrom.getTime(),
  openTo: quiz.openTo.getTime(),
  phase: quizPhaseOf(quiz, now),
  questionCount: quiz.questions.length,
  passScore: quiz.passScore,
  totalScore: totalOf(quiz.questions),
  present,
  taken,
  passed,
});

export const viewAttempt = ({ attempt, persons, enterpriseName }: AttemptRow): ManagedAttempt => ({
  attemptId: attempt.id,
  name: holderOf({ persons: persons ?? [] }),
  enterpriseName: enterpriseName ?? '',
  turn: attempt.turn,
  state: attempt.status,
  stateLabel: attemptStateLabels[attempt.status](),
  score: attempt.score,
  isPassed: attempt.isPassed,
  submittedAt: attempt.submittedAt?.getTime() ?? null,
});

export const attemptColumns: SheetColumn<AttemptRow>[] = [
  { head: '姓名', value: ({ persons }) => holderOf({ persons: persons ?? [] }) },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName ?? '', width: 30 },
  { head: '第几次', value: ({ attempt }) => attempt.turn },
  { head: '得分', value: ({ attempt }) => attempt.score },
  {
    head: '通过',
    value: ({ attempt }) => (attempt.status === 'SUBMITTED' ? (attempt.isPassed ? '是' : '否') : ''),
  },
  { head: '交卷时间', value: ({ attempt }) => attempt.submittedAt, width: 20 },
];
