import type { Feature } from '../../feature/feature.ts';
import { registerSitemap } from './register-sitemap.ts';

export const sitemapFeature: Feature = {
  plainRoutes: (app, deps, { sitemap: kinds, standingPages: paths }) =>
    registerSitemap(app, deps, { kinds, paths }),
};
