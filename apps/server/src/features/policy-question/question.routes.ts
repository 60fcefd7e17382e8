import {
  questionDecide,
  questionExport,
  questionQueryManageDetail,
  questionQueryManageList,
} from '@portal/contract/policy-question/manage';
import {
  questionAsk,
  questionOperate,
  questionQueryDetail,
  questionQueryFaq,
  questionQueryList,
} from '@portal/contract/policy-question/public';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { askQuestion } from './ask-question.ts';
import { decideQuestion } from './decide-question.ts';
import { operateQuestion } from './operate-question.ts';
import { countQuestions, getQuestion, listFaqs, listQuestions } from './question.queries.ts';
import {
  questionColumns,
  viewManagedDetail,
  viewManagedQuestion,
  viewOwnDetail,
  viewOwnQuestion,
} from './question.view.ts';

export const questionRoutes = (): BoundEndpoint[] => [
  bind(questionQueryList, ({ db, actor }, input) => {
    const filter = { ...input, userId: actor.userId };
    const counts = countQuestions(db, filter);
    return pageOfTabs(input, listQuestions(db, filter), { counts, tab: input.state }, viewOwnQuestion);
  }),
  bind(questionQueryDetail, async ({ db, actor }, { id }) =>
    viewOwnDetail(db, await getQuestion(db, id, actor.userId)),
  ),
  bind(questionQueryFaq, async ({ db }, { policyId }) => {
    const faqs = await listFaqs(db, policyId);
    return faqs.map((faq) => ({ ...faq, policyId, answeredAt: faq.answeredAt.getTime() }));
  }),
  bind(questionAsk, askQuestion),
  bind(questionOperate, operateQuestion),
  bind(questionQueryManageList, ({ db }, input) => {
    const counts = countQuestions(db, input);
    return pageOfTabs(input, listQuestions(db, input), { counts, tab: input.state }, viewManagedQuestion);
  }),
  bindRaw(questionExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '政策提问',
      entity: 'policyQuestion',
      filter: input,
      columns: questionColumns,
      count: (tx) => countOfTab(countQuestions(tx, input), input.state),
      read: (tx, page) => listQuestions(tx, { ...input, ...page }),
    }),
  ),
  bind(questionQueryManageDetail, async ({ db }, { id }) => viewManagedDetail(db, await getQuestion(db, id))),
  bind(questionDecide, decideQuestion),
];
