import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { attachment, code, id, keyword, pageOfTabs, paging, sortedBy } from '../fields.ts';
import { choice, kindOf, note, oneOf, text } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { questionPost, questionRow } from './public.ts';
import { officerEvents, questionComplexities, questionStates } from './terms.ts';

const tag = 'question';
const access = ['OP_POLICY'] as const;

const managedRow = questionRow.extend({
  /** Empty for an anonymous asker. */
  askerName: z.string(),
  enterpriseName: z.string(),
  actions: z.array(z.enum(officerEvents)),
});
export type ManagedQuestion = z.infer<typeof managedRow>;

const filter = {
  state: oneOf(m.field_state, questionStates).optional(),
  complexity: oneOf(m.field_question_complexity, questionComplexities).optional(),
  keyword: keyword.optional(),
  sort: sortedBy('due', 'created').default('due'),
};

export const questionQueryManageList = endpoint({
  method: 'GET',
  path: '/api/policyManage/question/queryManageList',
  summary: 'What is asked about policies, what is due first.',
  tag,
  access,
  input: z.object({ ...filter, ...paging }),
  output: pageOfTabs(managedRow, questionStates),
  refuses: [],
});

export const questionExport = endpoint({
  method: 'GET',
  path: '/api/policyManage/question/export',
  summary: 'The questions of a filter as a spreadsheet.',
  tag,
  access,
  input: z.object(filter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
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

export const questionQueryManageDetail = endpoint({
  method: 'GET',
  path: '/api/policyManage/question/queryManageDetail',
  summary: 'A question with all that was written about it.',
  tag,
  access,
  input: z.object({ id }),
  output: managedQuestion,
  refuses: [retCodes.NOT_FOUND],
});

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

export const questionDecide = endpoint({
  method: 'POST',
  path: '/api/policyManage/question/decide',
  summary: 'Takes a question on, answers it, sends it on to another office, or publishes it.',
  tag,
  access,
  input: z.object({
    id,
    event: kindOf(m.field_event, officerEvents),
    version,
    data: questionDecision.default({ body: '', title: '', question: '' }),
  }),
  output: managedQuestion,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const questionManageEndpoints = [
  questionQueryManageList,
  questionExport,
  questionQueryManageDetail,
  questionDecide,
] as const;
