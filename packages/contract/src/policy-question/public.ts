import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { attachment, id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { labelled, note, oneOf, textBetween, wholeBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { askerEvents, questionComplexities, questionPostKinds, questionStates } from './terms.ts';

const tag = 'question';

const session = { tag, access: 'session' } as const;
const open = { tag, access: 'public' } as const;

const questionBody = textBetween(m.field_question_body, 10, 2_000);

/** A question as written by its asker. */
export const questionContent = z.object({
  /** The policy it is about; empty for none in particular. */
  policyId: labelled(m.field_policy, z.union([z.literal(''), id], { error: fault.choose(m.field_policy) })),
  title: textBetween(m.field_question, 4, 60),
  body: questionBody,
  fileId: labelled(m.field_question_file, z.string().max(64).default('')),
  /** The asker stays anonymous to the office. */
  anonymous: labelled(m.field_question_anonymous, z.boolean()),
});
export type QuestionContent = z.infer<typeof questionContent>;

export const questionRow = z.object({
  questionId: id,
  no: z.string(),
  title: z.string(),
  policyId: id.nullable(),
  policyTitle: z.string(),
  state: z.enum(questionStates),
  stateLabel: z.string(),
  complexity: z.enum(questionComplexities),
  /** Deadline of the answer; null if none is due. */
  dueAt: instant.nullable(),
  officeName: z.string(),
  rating: z.int().nullable(),
  isPublished: z.boolean(),
  createdAt: instant,
  version: z.int(),
});

/** An answer, a follow-up question, or a transfer. */
export const questionPost = z.object({
  kind: z.enum(questionPostKinds),
  body: z.string(),
  officeName: z.string(),
  at: instant,
});

const ownRow = questionRow.extend({ actions: abilities(askerEvents) });
export type OwnQuestion = z.infer<typeof ownRow>;

const ownQuestion = ownRow.extend({
  body: z.string(),
  anonymous: z.boolean(),
  file: attachment.nullable(),
  posts: z.array(questionPost),
  consents: z.boolean(),
  /** Follow-up questions the asker has left. */
  followUpsLeft: z.int(),
});
export type OwnQuestionDetail = z.infer<typeof ownQuestion>;

export const questionQueryList = call.list(session, '/api/policyManage/question/queryList', {
  summary: 'Lists the caller’s questions about policies.',
  filter: {
    state: oneOf(m.field_state, questionStates).optional(),
    keyword: keyword.optional(),
    sort: sortedBy('created').default('-created'),
  },
  output: pageOfTabs(ownRow, questionStates),
});

export const questionQueryDetail = call.detail(session, '/api/policyManage/question/queryDetail', {
  summary: 'Returns one of the caller’s questions with its answers.',
  output: ownQuestion,
});

const faq = z.object({
  questionId: id,
  policyId: id,
  title: z.string(),
  body: z.string(),
  answer: z.string(),
  officeName: z.string(),
  answeredAt: instant,
});
export type Faq = z.infer<typeof faq>;

export const questionQueryFaq = call.read(open, '/api/policyManage/question/queryFaq', {
  summary: 'Lists the published questions and answers about a policy, without the askers.',
  input: z.object({ policyId: id }),
  output: z.array(faq),
});

export const questionAsk = call.write(session, '/api/policyManage/question/submit', {
  summary: 'Asks the office a question about a policy.',
  input: z.object({ data: questionContent }),
  output: ownQuestion,
  refuses: [retCodes.FIELD_REFUSED, retCodes.LIMIT_REACHED],
  callsPerMinute: 20,
});

export const questionOperate = call.operate(session, '/api/policyManage/question/operate', {
  summary:
    'Asks a follow-up, closes or rates a question, withdraws it, or withdraws the consent to publish it.',
  events: askerEvents,
  fields: {
    data: z
      .object({
        /** The follow-up question. */
        body: note(m.field_question_body, 2_000),
        rating: wholeBetween(m.field_rating, 1, 5).optional(),
        /** Whether the office may publish it without the asker's name. */
        consents: labelled(m.field_question_consent, z.boolean().default(false)),
      })
      .default({ body: '', consents: false }),
  },
  output: ownQuestion,
  refuses: [retCodes.LIMIT_REACHED],
});
