import {
  serviceQuestionExport,
  serviceQuestionOperate,
  serviceQuestionOperateManage,
  serviceQuestionQueryList,
  serviceQuestionQueryManageList,
  serviceQuestionQueryOwnList,
  serviceQuestionSubmit,
} from '@portal/contract/market/service-question';
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOf, pageOfTabs } from '../../../platform/http/page-of.ts';
import { createTextScreen } from '../../community/words.public.ts';
import { askQuestion } from './ask-question.ts';
import { operateManagedQuestion, operateQuestion } from './operate-question.ts';
import {
  countAnswered,
  countManagedQuestions,
  countOwnQuestions,
  listAnswered,
  listManagedQuestions,
  listOwnQuestions,
} from './question.queries.ts';
import {
  questionColumns,
  viewManagedQuestion,
  viewOwnQuestion,
  viewPublicQuestion,
} from './question.view.ts';

export function serviceQuestionRoutes(): BoundEndpoint[] {
  const screen = createTextScreen();
  return [
    bind(serviceQuestionQueryList, ({ db }, input) =>
      pageOf(input, listAnswered(db, input), countAnswered(db, input.serviceId), viewPublicQuestion),
    ),
    bind(serviceQuestionQueryOwnList, ({ db, actor }, input) =>
      pageOfTabs(
        input,
        listOwnQuestions(db, actor, input),
        { counts: countOwnQuestions(db, actor, input.view), tab: input.state },
        viewOwnQuestion(actor),
      ),
    ),
    bind(serviceQuestionSubmit, askQuestion(screen)),
    bind(serviceQuestionOperate, operateQuestion(screen)),
    bind(serviceQuestionQueryManageList, ({ db }, input) =>
      pageOfTabs(
        input,
        listManagedQuestions(db, input),
        { counts: countManagedQuestions(db), tab: input.state },
        viewManagedQuestion,
      ),
    ),
    bindRaw(serviceQuestionExport, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '服务问答',
        entity: 'serviceQuestion',
        filter: input,
        columns: questionColumns,
        count: (tx) => countOfTab(countManagedQuestions(tx), input.state),
        read: (tx, page) => listManagedQuestions(tx, { ...input, ...page }),
      }),
    ),
    bind(serviceQuestionOperateManage, operateManagedQuestion),
  ];
}
