import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { id, instant, pageOf, pageOfTabs, paging } from '../fields.ts';
import { note, oneOf, textBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import {
  questionParkEvents,
  questionSideEvents,
  questionViews,
  serviceQuestionStates,
} from './service-question-terms.ts';

const tag = 'serviceOrder';

const open = { tag, access: 'public' } as const;
const session = { tag, access: 'session' } as const;
const byService = { tag, access: ['OP_SERVICE'] } as const;

/** A question and its answer as shown to everyone, without the asker. */
const publicQuestion = z.object({
  questionId: id,
  body: z.string(),
  answer: z.string(),
  answeredAt: instant,
  /** Working minutes from the question to the first answer. */
  answerMin: z.int(),
});
export type PublicQuestion = z.infer<typeof publicQuestion>;

export const serviceQuestionQueryList = call.list(open, '/api/serviceManage/question/queryList', {
  summary: 'Lists the answered questions about a service.',
  filter: { serviceId: id },
  output: pageOf(publicQuestion),
});

const common = {
  questionId: id,
  version: z.int(),
  serviceId: id,
  serviceTitle: z.string(),
  shopName: z.string(),
  /** The asking enterprise; empty for a person, whose name the shop does not see. */
  askerName: z.string(),
  body: z.string(),
  answer: z.string(),
  /** Why the shop declined to answer, or the park hid it. */
  reason: z.string(),
  state: z.enum(serviceQuestionStates),
  stateLabel: z.string(),
  askedAt: instant,
};
const ownQuestion = z.object({ ...common, actions: abilities(questionSideEvents) });
export type OwnServiceQuestion = z.infer<typeof ownQuestion>;

const listed = { state: oneOf(m.field_state, serviceQuestionStates).optional(), ...paging };

export const serviceQuestionQueryOwnList = call.read(session, '/api/serviceManage/question/queryOwnList', {
  summary: 'Lists the questions the caller has asked or the caller’s shop has received.',
  input: z.object({ view: oneOf(m.field_kind, questionViews).default('ASKED'), ...listed }),
  output: pageOfTabs(ownQuestion, serviceQuestionStates),
});

export const serviceQuestionContent = z.object({ body: textBetween(m.field_question, 4, 300) });
export type ServiceQuestionContent = z.infer<typeof serviceQuestionContent>;

export const serviceQuestionSubmit = call.write(session, '/api/serviceManage/question/submit', {
  summary: 'Asks the shop of a service on offer a question, which becomes public once answered.',
  input: z.object({ serviceId: id, data: serviceQuestionContent }),
  output: ownQuestion,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.OWN_SERVICE,
    retCodes.LIMIT_REACHED,
    retCodes.SENSITIVE_WORD,
  ],
  callsPerMinute: 20,
});

export const serviceQuestionAnswer = z.object({ text: note(m.field_answer, 500) });
export type ServiceQuestionAnswer = z.infer<typeof serviceQuestionAnswer>;

export const serviceQuestionOperate = call.operate(session, '/api/serviceManage/question/operate', {
  summary:
    'Answers or declines a question about the caller’s service, or withdraws the caller’s own question.',
  events: questionSideEvents,
  fields: { data: serviceQuestionAnswer.prefault({}) },
  output: ownQuestion,
  refuses: [retCodes.SENSITIVE_WORD],
});

const managedQuestion = z.object({
  ...common,
  /** The asker's name. */
  userName: z.string(),
  actions: abilities(questionParkEvents),
});
export type ManagedServiceQuestion = z.infer<typeof managedQuestion>;

export const serviceQuestionQueryManageList = call.read(
  byService,
  '/api/serviceManage/question/queryManageList',
  {
    summary: 'Lists the questions about all services.',
    input: z.object(listed),
    output: pageOfTabs(managedQuestion, serviceQuestionStates),
  },
);

export const serviceQuestionExport = call.sheet(byService, '/api/serviceManage/question/export', {
  summary: 'Exports the questions in a state as a spreadsheet.',
  input: z.object({ state: listed.state }),
});

export const serviceQuestionOperateManage = call.operate(
  byService,
  '/api/serviceManage/question/operateManage',
  {
    summary: 'Hides a question with its answer or makes it public again, and notifies both sides.',
    events: questionParkEvents,
    fields: { data: z.object({ reason: note(m.field_reason, 200) }).prefault({}) },
    output: managedQuestion,
  },
);
