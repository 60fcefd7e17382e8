import { paths } from '@portal/contract/paths';
import { questionFilePurpose } from '@portal/contract/policy-question/terms';
import type { Feature } from '../../feature/feature.ts';
import { eraseQuestions } from './question.account-end.ts';
import { questionLog } from './question.log.ts';
import { questionQueue } from './question.queue.ts';
import { questionRoutes } from './question.routes.ts';
import { questionSearch } from './question.search.ts';
import { questions } from './question.table.ts';
import { questionUses } from './question.uses.ts';
import { settleQuestions } from './settle-questions.ts';

export const policyQuestionFeature: Feature = {
  routes: questionRoutes,
  jobs: (deps) => [{ name: 'question.settle', cron: '17 * * * *', run: () => settleQuestions(deps) }],
  menuPages: [paths.questions(), paths.manageQuestions()],
  search: [questionSearch],
  queue: [questionQueue],
  figures: [
    { figure: 'policyQuestions', roles: ['OP_POLICY'], table: questions, at: questions.createdAt },
    { figure: 'policyAnswers', roles: ['OP_POLICY'], events: ['policyQuestion.answer'] },
  ],
  dictionaries: questionUses,
  log: questionLog,
  fileReviewers: { [questionFilePurpose]: ['OP_POLICY'] },
  erase: eraseQuestions,
};
