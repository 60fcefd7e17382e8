import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { eraseContests } from './contest.account-end.ts';
import { contestLog } from './contest.log.ts';
import { contestRoutes } from './contest.routes.ts';
import { contestSearch } from './contest.search.ts';
import { contestCollect, contestQueues, contestSitemap, contestTodo } from './contest.sources.ts';
import { contestEntries } from './contest.table.ts';
import { heldBallots, withdrawJudge } from './judging/held-ballots.ts';
import { settleContests } from './settle-contests.ts';

export const contestFeature: Feature = {
  routes: contestRoutes,
  jobs: (deps) => [{ name: 'contest.settle', cron: '* * * * *', run: () => settleContests(deps) }],
  menuPages: [paths.ownEntries(), paths.manageContests(), paths.myJudging()],
  queue: contestQueues,
  figures: [
    {
      figure: 'entries',
      roles: ['OP_ADMIN', 'OP_SERVICE'],
      table: contestEntries,
      at: contestEntries.submittedAt,
    },
    { figure: 'ownScores', roles: ['JUDGE'], events: ['contestBallot.score'], isOwn: true },
    { figure: 'ownLocks', roles: ['JUDGE'], events: ['contestBallot.lock'], isOwn: true },
  ],
  heldWork: [heldBallots],
  onFreeze: withdrawJudge,
  todo: [contestTodo],
  search: [contestSearch],
  collect: [contestCollect],
  sitemap: contestSitemap,
  standingPages: [paths.contestList()],
  log: contestLog,
  erase: eraseContests,
};
