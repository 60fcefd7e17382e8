import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { settleVentures } from './settle-ventures.ts';
import { eraseVentures } from './venture.account-end.ts';
import { ventureCollect } from './venture.collect.ts';
import { ventureLog } from './venture.log.ts';
import { ventureQueue } from './venture.queue.ts';
import { ventureRoutes } from './venture.routes.ts';
import { ventureSearch } from './venture.search.ts';
import { ventureSitemap } from './venture.sitemap.ts';
import { ventureTodo } from './venture.todo.ts';

export const ventureFeature: Feature = {
  routes: ventureRoutes,
  jobs: (deps) => [{ name: 'venture.settle', cron: '37 * * * *', run: () => settleVentures(deps) }],
  menuPages: [paths.ownVentures(), paths.manageVentures()],
  search: [ventureSearch],
  collect: [ventureCollect],
  queue: [ventureQueue],
  todo: [ventureTodo],
  sitemap: ventureSitemap,
  standingPages: [paths.ventureList()],
  log: ventureLog,
  erase: eraseVentures,
};
