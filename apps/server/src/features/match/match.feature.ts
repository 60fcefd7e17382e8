import { projectFilePurpose } from '@portal/contract/match/project-terms';
import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { dealEndedJob } from '../service-order/deal-ended.public.ts';
import { followDeals } from './follow-deals.ts';
import { matchRoutes } from './match.routes.ts';
import { projectLog } from './project.log.ts';
import { projectQueue } from './project.queue.ts';
import { projectSearch } from './project.search.ts';
import { projectUses } from './project.uses.ts';
import { recommendRoutes } from './recommend.routes.ts';
import { interestTodo } from './recommend.todo.ts';
import { settleProjects } from './settle-projects.ts';
import { settleRecommends } from './settle-recommends.ts';

export const matchFeature: Feature = {
  routes: () => [...matchRoutes(), ...recommendRoutes()],
  jobs: (deps) => [
    { name: 'match.settle', cron: '11 * * * *', run: () => settleProjects(deps) },
    { name: 'match.expire', cron: '21 * * * *', run: () => settleRecommends(deps) },
    { name: dealEndedJob, cron: '41 * * * *', run: () => followDeals(deps) },
  ],
  menuPages: [paths.projects(), paths.receivedRecommends(), paths.recommendRecord(), paths.manageMatches()],
  search: [projectSearch],
  todo: [interestTodo],
  queue: [projectQueue],
  dictionaries: projectUses,
  log: projectLog,
  fileReviewers: { [projectFilePurpose]: ['OP_SERVICE'] },
};
