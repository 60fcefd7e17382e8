import type { Feature } from '../../feature/feature.ts';
import { eraseContests } from './contest.account-end.ts';
import { contestLog } from './contest.log.ts';
import { contestRoutes } from './contest.routes.ts';
import { contestSearch } from './contest.search.ts';
import { contestCollect, contestQueues, contestSitemap, contestTodo } from './contest.sources.ts';
import { settleContests } from './settle-contests.ts';

export const contestFeature: Feature = {
  routes: contestRoutes,
  jobs: (deps) => [{ name: 'contest.settle', cron: '* * * * *', run: () => settleContests(deps) }],
  menuPages: ['/join-game', '/manage/contest', '/manage/my-judging'],
  queue: contestQueues,
  todo: [contestTodo],
  search: [contestSearch],
  collect: [contestCollect],
  sitemap: contestSitemap,
  standingPages: ['/contest/competition-list'],
  log: contestLog,
  erase: eraseContests,
};
