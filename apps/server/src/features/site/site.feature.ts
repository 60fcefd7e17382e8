import type { Feature } from '../../feature/feature.ts';
import { carouselRoutes } from './carousel/carousel.routes.ts';
import { carouselSitemap } from './carousel/carousel.sitemap.ts';
import { siteManageRoutes } from './manage/site-manage.routes.ts';
import { siteLog } from './site.log.ts';
import { siteRoutes } from './site.routes.ts';
import { pageSearch } from './site.search.ts';
import { registerSitePages } from './site-pages.routes.ts';

export const siteFeature: Feature = {
  routes: (deps) => [...siteRoutes(deps), ...carouselRoutes(), ...siteManageRoutes(deps)],
  plainRoutes: registerSitePages,
  menuPages: ['/manage/carousel', '/manage/site'],
  search: [pageSearch],
  sitemap: carouselSitemap,
  standingPages: ['/', '/services', '/about-us', '/registration-guide'],
  log: siteLog,
};
