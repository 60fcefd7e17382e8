import {
  type QuizLetter,
  type QuizPhase,
  type QuizStanding,
  quizTries,
} from '@portal/contract/activity/learn-terms';
import type { QuizQuestion } from '@portal/contract/activity/quiz-manage';
import type { Quiz, QuizAttempt } from './quiz.table.ts';

type Timed = Pick<Quiz, 'openFrom' | 'openTo'>;

export function quizPhaseOf({ openFrom, openTo }: Timed, now: Date): QuizPhase {
  if (now < openFrom) return 'COMING';
  return now < openTo ? 'OPEN' : 'CLOSED';
}

export const totalOf = (questions: readonly Pick<QuizQuestion, 'score'>[]): number =>
  questions.reduce((sum, { score }) => sum + score, 0);

const isRight = ({ answer }: QuizQuestion, chosen: readonly QuizLetter[] = []): boolean => {
  const picked = new Set(chosen);
  return picked.size === new Set(answer).size && answer.every((letter) => picked.has(letter));
};

/** A question scores in full or not at all: exactly the right options must be chosen. */
export const scoreOf = (questions: readonly QuizQuestion[], answers: readonly QuizLetter[][]): number =>
  questions.reduce((sum, question, at) => sum + (isRight(question, answers[at]) ? question.score : 0), 0);

type Tried = Pick<QuizAttempt, 'status' | 'isPassed'>;

export const triesLeft = (attempts: readonly Tried[]): number =>
  Math.max(0, quizTries - attempts.filter(({ status }) => status === 'SUBMITTED').length);

/** The state of a quiz for an attendee. */
export function standingOf(quiz: Timed, attempts: readonly Tried[], now: Date): QuizStanding {
  if (attempts.some(({ isPassed }) => isPassed)) return 'PASSED';
  const phase = quizPhaseOf(quiz, now);
  if (phase === 'COMING') return 'COMING';
  if (phase === 'OPEN' && triesLeft(attempts) > 0) return 'OPEN';
  return attempts.length === 0 ? 'MISSED' : 'FAILED';
}

/** Right answers are shown only once they can't help a remaining attempt. */
export const isReviewable = (quiz: Timed, attempts: readonly Tried[], now: Date): boolean =>
  attempts.some(({ status }) => status === 'SUBMITTED') &&
  attempts.every(({ status }) => status === 'SUBMITTED') &&
  standingOf(quiz, attempts, now) !== 'OPEN';
