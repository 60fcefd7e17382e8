import {
  quizBegin,
  quizQueryDetail,
  quizQueryList,
  quizSaveAnswers,
  quizSubmit,
} from '@portal/contract/activity/quiz';
import {
  quizExportAttempts,
  quizQueryAttempts,
  quizQueryManageDetail,
  quizQueryManageList,
  quizSave,
} from '@portal/contract/activity/quiz-manage';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOf, pageOfTabs } from '../../../platform/http/page-of.ts';
import { queryManagedQuiz, saveQuiz } from './manage-quiz.ts';
import { countAttempts, countQuizzes, listAttempts, listQuizzes } from './quiz.queries.ts';
import { attemptColumns, viewAttempt, viewManagedQuiz } from './quiz.view.ts';
import { beginQuiz, queryOwnQuiz, queryOwnQuizzes, saveAnswers, submitQuiz } from './take-quiz.ts';

export const quizRoutes: BoundEndpoint[] = [
  bind(quizQueryList, queryOwnQuizzes),
  bind(quizQueryDetail, queryOwnQuiz),
  bind(quizBegin, beginQuiz),
  bind(quizSaveAnswers, saveAnswers),
  bind(quizSubmit, submitQuiz),
  bind(quizQueryManageList, ({ db, now }, input) =>
    pageOfTabs(
      input,
      listQuizzes(db, now, input),
      { counts: countQuizzes(db, now, input), tab: input.phase },
      (row) => viewManagedQuiz(row, now),
    ),
  ),
  bind(quizQueryManageDetail, queryManagedQuiz),
  bind(quizSave, saveQuiz),
  bind(quizQueryAttempts, ({ db }, input) =>
    pageOf(input, listAttempts(db, input), countAttempts(db, input.quizId), viewAttempt),
  ),
  bindRaw(quizExportAttempts, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '测验成绩',
      entity: 'quizAttempt',
      filter: input,
      columns: attemptColumns,
      count: (tx) => countAttempts(tx, input.quizId),
      read: (tx, page) => listAttempts(tx, { ...input, ...page }),
    }),
  ),
];
