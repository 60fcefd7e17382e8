import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { carouselRoutes } from './carousel/carousel.routes.ts';
import { carouselSitemap } from './carousel/carousel.sitemap.ts';
import { siteManageRoutes } from './manage/site-manage.routes.ts';
import { siteLog } from './site.log.ts';
import { siteRoutes } from './site.routes.ts';
import { pageSearch } from './site.search.ts';
import { siteSetup } from './site.setup.ts';
import { registerSitePages } from './site-pages.routes.ts';

export const siteFeature: Feature = {
  routes: (deps) => [...siteRoutes(deps), ...carouselRoutes(), ...siteManageRoutes(deps)],
  plainRoutes: registerSitePages,
  menuPages: [paths.manageCarousels(), paths.manageSite()],
  search: [pageSearch],
  sitemap: carouselSitemap,
  standingPages: [paths.home(), paths.publicServices(), paths.aboutUs(), paths.registrationGuide()],
  setup: [siteSetup],
  log: siteLog,
};
