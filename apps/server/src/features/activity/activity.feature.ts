import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { activitiesChart } from './activity.chart.ts';
import { activityLog } from './activity.log.ts';
import { activityRoutes } from './activity.routes.ts';
import { activitySearch } from './activity.search.ts';
import { activityCollect, activityQueues, activitySitemap } from './activity.sources.ts';
import { signUps } from './activity.table.ts';
import { activityUses } from './activity.uses.ts';
import { lectureQueue, taughtQueue } from './lecture/lecture.queue.ts';
import { activityImporter } from './manage/activity.importer.ts';
import { signUpBulk } from './manage/sign-up.bulk.ts';
import { certificateCheckPath, learnLink } from './public-path.ts';
import { quizTodo } from './quiz/quiz.todo.ts';
import { settleQuizzes } from './quiz/settle-quizzes.ts';
import { settleSignUps } from './sign-up/settle-sign-ups.ts';
import { eraseSignUps } from './sign-up/sign-up.account-end.ts';
import { signUpPayable } from './sign-up/sign-up-payable.ts';

export const activityFeature: Feature = {
  routes: activityRoutes,
  jobs: (deps) => [
    { name: 'activity.settle', cron: '* * * * *', run: () => settleSignUps(deps) },
    { name: 'quiz.settle', cron: '* * * * *', run: () => settleQuizzes(deps) },
  ],
  menuPages: [paths.manageActivities(), learnLink],
  payables: [signUpPayable],
  queue: [...activityQueues, lectureQueue, taughtQueue],
  figures: [{ figure: 'signUps', roles: ['OP_ADMIN', 'OP_SERVICE'], table: signUps, at: signUps.createdAt }],
  charts: [activitiesChart],
  bulk: [signUpBulk],
  todo: [quizTodo],
  search: [activitySearch],
  collect: [activityCollect],
  sitemap: activitySitemap,
  standingPages: [paths.activityList(), paths.salonList(), paths.trainingList(), certificateCheckPath],
  dictionaries: activityUses,
  importers: [activityImporter],
  log: activityLog,
  erase: eraseSignUps,
};
