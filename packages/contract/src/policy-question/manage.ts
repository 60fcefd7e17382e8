import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { attachment, code, id, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { choice, note, oneOf, text } from '../form-field.ts';
import { questionPost, questionRow } from './public.ts';
import { officerEvents, questionComplexities, questionStates } from './terms.ts';

const byPolicy = { tag: 'question', access: ['OP_POLICY'] } as const;

const managedRow = questionRow.extend({
  /** Empty for an anonymous asker. */
  askerName: z.string(),
  enterpriseName: z.string(),
  actions: abilities(officerEvents),
});
export type ManagedQuestion = z.infer<typeof managedRow>;

const filter = {
  state: oneOf(m.field_state, questionStates).optional(),
  complexity: oneOf(m.field_question_complexity, questionComplexities).optional(),
  keyword: keyword.optional(),
  sort: sortedBy('due', 'created').default('due'),
};

export const questionQueryManageList = call.list(byPolicy, '/api/policyManage/question/queryManageList', {
  summary: 'Lists the questions about policies, by due date.',
  filter,
  output: pageOfTabs(managedRow, questionStates),
});

export const questionExport = call.sheet(byPolicy, '/api/policyManage/question/export', {
  summary: 'Exports the filtered questions as a spreadsheet.',
  input: z.object(filter),
});

/** The published wording. */
const published = z.object({ title: z.string(), body: z.string(), answer: z.string() });

const managedQuestion = managedRow.extend({
  body: z.string(),
  anonymous: z.boolean(),
  file: attachment.nullable(),
  posts: z.array(questionPost),
  officeCode: z.string(),
  consents: z.boolean(),
  published: published.nullable(),
});
export type ManagedQuestionDetail = z.infer<typeof managedQuestion>;

export const questionQueryManageDetail = call.detail(
  byPolicy,
  '/api/policyManage/question/queryManageDetail',
  {
    summary: 'Returns a question with its full conversation.',
    output: managedQuestion,
  },
);

/** An officer's input; fields an event needs are checked when it is fired. */
export const questionDecision = z.object({
  complexity: choice(m.field_question_complexity, questionComplexities).optional(),
  officeCode: code.optional(),
  /** The answer, or the reason for transferring it. */
  body: note(m.field_answer, 5_000),
  policyId: id.optional(),
  title: text(m.field_question, 60).default(''),
  question: text(m.field_question_body, 2_000).default(''),
});
export type QuestionDecision = z.infer<typeof questionDecision>;

export const questionDecide = call.operate(byPolicy, '/api/policyManage/question/decide', {
  summary: 'Takes on, answers, forwards or publishes a question.',
  events: officerEvents,
  fields: { data: questionDecision.default({ body: '', title: '', question: '' }) },
  output: managedQuestion,
});
