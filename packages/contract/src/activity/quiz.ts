import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant, pageOf } from '../fields.ts';
import { oneOf } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { maxQuizQuestions, quizLetters, quizStandings } from './learn-terms.ts';

const session = { tag: 'activity', access: 'session' } as const;

const letter = oneOf(m.field_answer, quizLetters);

/** Chosen options per question, in order; empty for an unanswered question. */
const answers = z
  .array(z.array(letter).max(quizLetters.length, { error: fault.most(m.field_answer, quizLetters.length) }))
  .max(maxQuizQuestions, { error: fault.most(m.field_answer, maxQuizQuestions) });

const quizRow = z.object({
  quizId: id,
  activityId: id,
  title: z.string(),
  openFrom: instant,
  openTo: instant,
  questionCount: z.int(),
  passScore: z.int(),
  totalScore: z.int(),
  triesLeft: z.int(),
  /** Best score submitted. */
  score: z.int().nullable(),
  standing: z.enum(quizStandings),
  /** Whether a try has been started and not submitted. */
  isBegun: z.boolean(),
  certificateId: id.nullable(),
  /** Points for passing. */
  points: z.int(),
});
export type QuizRow = z.infer<typeof quizRow>;

/** A question as shown to the participant, without the correct options. */
const putQuestion = z.object({
  stem: z.string(),
  options: z.array(z.string()),
  isMultiple: z.boolean(),
  score: z.int(),
});
export type PutQuestion = z.infer<typeof putQuestion>;

const quizDetail = quizRow.extend({
  /** Empty until a try is started. */
  questions: z.array(putQuestion),
  attempt: z.object({ attemptId: id, answers: z.array(z.array(z.enum(quizLetters))) }).nullable(),
  results: z.array(z.object({ score: z.int(), isPassed: z.boolean(), submittedAt: instant })),
  /** The latest choices and the correct options; only once no further try can be submitted. */
  review: z
    .array(
      z.object({
        chosen: z.array(z.enum(quizLetters)),
        right: z.array(z.enum(quizLetters)),
        explain: z.string(),
      }),
    )
    .nullable(),
});
export type QuizDetail = z.infer<typeof quizDetail>;

const refusals = [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED] as const;

export const quizQueryList = call.list(session, '/api/activityManage/quiz/queryList', {
  summary: 'Lists the quizzes of activities the caller has checked in to, open ones first.',
  output: pageOf(quizRow),
});

export const quizQueryDetail = call.detail(session, '/api/activityManage/quiz/queryDetail', {
  summary:
    'Returns a quiz to an attendee: its questions once an attempt has started, the correct answers once it has ended.',
  output: quizDetail,
});

export const quizBegin = call.write(session, '/api/activityManage/quiz/begin', {
  summary: 'Starts an attempt or resumes the current one.',
  input: z.object({ id }),
  output: quizDetail,
  refuses: refusals,
});

export const quizSaveAnswers = call.write(session, '/api/activityManage/quiz/saveAnswers', {
  summary: 'Saves the answers so far; they are submitted automatically when the time is up.',
  input: z.object({ id, data: z.object({ answers }) }),
  output: z.object({ savedAt: instant }),
  refuses: refusals,
});

export const quizSubmit = call.write(session, '/api/activityManage/quiz/submit', {
  summary: 'Submits an attempt; passing earns the certificate.',
  input: z.object({ id, data: z.object({ answers }) }),
  output: quizDetail,
  refuses: refusals,
});
