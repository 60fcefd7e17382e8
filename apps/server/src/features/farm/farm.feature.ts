import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { farmLog } from './farm.log.ts';
import { farmRoutes } from './farm.routes.ts';
import { farmSearch } from './farm.search.ts';
import { farmSitemap } from './farm.sitemap.ts';

export const farmFeature: Feature = {
  routes: farmRoutes,
  menuPages: [paths.manageBatches()],
  search: [farmSearch],
  sitemap: farmSitemap,
  standingPages: [paths.farmingList()],
  log: farmLog,
};
