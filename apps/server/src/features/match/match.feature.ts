import { projectFilePurpose } from '@portal/contract/project-terms';
import type { Feature } from '../../feature/feature.ts';
import { matchRoutes } from './match.routes.ts';
import { projectLog } from './project.log.ts';
import { projectQueue } from './project.queue.ts';
import { projectSearch } from './project.search.ts';
import { projectSitemap } from './project.sitemap.ts';
import { projectUses } from './project.uses.ts';
import { settleProjects } from './settle-projects.ts';

export const matchFeature: Feature = {
  routes: matchRoutes,
  jobs: (deps) => [{ name: 'match.settle', cron: '11 * * * *', run: () => settleProjects(deps) }],
  menuPages: ['/project-release-list', '/manage/match'],
  search: [projectSearch],
  queue: [projectQueue],
  sitemap: projectSitemap,
  dictionaries: projectUses,
  log: projectLog,
  fileReviewers: { [projectFilePurpose]: ['OP_SERVICE'] },
};
