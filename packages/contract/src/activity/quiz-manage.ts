import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant, keyword, pageOf, pageOfTabs, sortedBy } from '../fields.ts';
import { labelled, oneLine, oneOf, optionalText, requiredText, wholeBetween } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { lookAlike } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { attemptStates, maxQuizQuestions, quizLetters, quizPhases } from './learn-terms.ts';

const byService = { tag: 'activity', access: ['OP_SERVICE'] } as const;

const maxScore = 100;

/** A question with its correct options; if there are several, all have to be chosen. */
const quizQuestion = z
  .object({
    stem: requiredText(m.field_quiz_stem, 200),
    options: z
      .array(oneLine(requiredText(m.field_option, 100)))
      .max(quizLetters.length, { error: fault.most(m.field_options, quizLetters.length) }),
    answer: labelled(
      m.field_quiz_right,
      z.array(oneOf(m.field_quiz_right, quizLetters)).min(1, { error: fault.choose(m.field_quiz_right) }),
    ),
    score: wholeBetween(m.field_quiz_score, 1, maxScore),
    explain: optionalText(m.field_quiz_explain, 500),
  })
  .superRefine(({ options, answer }, context) => {
    const known: readonly string[] = quizLetters.slice(0, options.length);
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (options.length < 2) wrong('options', m.fault_two_options());
    if (lookAlike(options)) wrong('options', fault.repeated(m.field_options)());
    if (!answer.every((letter) => known.includes(letter)))
      wrong('answer', m.fault_choose({ field: m.field_quiz_right() }));
  });
export type QuizQuestion = z.infer<typeof quizQuestion>;

export const quizContent = z
  .object({
    questions: z
      .array(quizQuestion)
      .min(1, { error: fault.enter(m.field_quiz_stem) })
      .max(maxQuizQuestions, { error: fault.maxLines(m.field_question, maxQuizQuestions) }),
    passScore: wholeBetween(m.field_quiz_pass, 1, maxQuizQuestions * maxScore),
    openFrom: labelled(m.field_quiz_from, instant),
    openTo: labelled(m.field_quiz_to, instant),
  })
  .superRefine(({ questions, passScore, openFrom, openTo }, context) => {
    const total = questions.reduce((sum, { score }) => sum + score, 0);
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (passScore > total) wrong('passScore', m.fault_quiz_pass({ total }));
    if (openTo <= openFrom) wrong('openTo', m.fault_end_before_start());
  });
export type QuizContent = z.infer<typeof quizContent>;

const managedQuiz = z.object({
  quizId: id,
  activityId: id,
  title: z.string(),
  openFrom: instant,
  openTo: instant,
  phase: z.enum(quizPhases),
  questionCount: z.int(),
  passScore: z.int(),
  totalScore: z.int(),
  /** Numbers of those checked in, submitted and passed. */
  present: z.int(),
  taken: z.int(),
  passed: z.int(),
});
export type ManagedQuiz = z.infer<typeof managedQuiz>;

export const quizQueryManageList = call.list(byService, '/api/activityManage/quiz/queryManageList', {
  summary: 'Lists all quizzes with how many people have taken and passed them.',
  filter: {
    phase: oneOf(m.field_phase, quizPhases).optional(),
    keyword: keyword.optional(),
    sort: sortedBy('from').default('-from'),
  },
  output: pageOfTabs(managedQuiz, quizPhases),
});

const quizQueryManageDetailAnswer = z.object({
  activityId: id,
  title: z.string(),
  endAt: instant,
  /** Whether someone has started it, which freezes its questions. */
  isBegun: z.boolean(),
  /** Whether it can be created or edited. */
  canEdit: ability(),
  quiz: managedQuiz.extend({ version: z.int(), data: quizContent }).nullable(),
});

export const quizQueryManageDetail = call.read(byService, '/api/activityManage/quiz/queryManageDetail', {
  summary: 'Returns the quiz of an activity for editing, or null if it has none.',
  input: z.object({ activityId: id }),
  output: quizQueryManageDetailAnswer,
  refuses: [retCodes.NOT_FOUND],
});
export type ManagedQuizDetail = z.infer<typeof quizQueryManageDetail.output>;

export const quizSave = call.write(byService, '/api/activityManage/quiz/save', {
  summary: 'Creates or updates the quiz of an activity. Its questions can’t change once someone has started.',
  input: z.object({ activityId: id, version: version.optional(), data: quizContent }),
  output: z.object({ quizId: id, version: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
    retCodes.DUPLICATE_SUBMIT,
  ],
});

const attemptFilter = { quizId: id };

/** A try, without the chosen options. */
const managedAttempt = z.object({
  attemptId: id,
  name: z.string(),
  enterpriseName: z.string(),
  turn: z.int(),
  state: z.enum(attemptStates),
  stateLabel: z.string(),
  score: z.int().nullable(),
  isPassed: z.boolean(),
  submittedAt: instant.nullable(),
});
export type ManagedAttempt = z.infer<typeof managedAttempt>;

export const quizQueryAttempts = call.list(byService, '/api/activityManage/quiz/queryAttempts', {
  summary: 'Lists who has taken a quiz, with their results.',
  filter: attemptFilter,
  output: pageOf(managedAttempt),
});

export const quizExportAttempts = call.sheet(byService, '/api/activityManage/quiz/exportAttempts', {
  summary: 'Exports the results of a quiz as a spreadsheet, without the chosen answers.',
  input: z.object(attemptFilter),
});
