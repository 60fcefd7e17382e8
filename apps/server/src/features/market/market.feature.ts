import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { serviceImporter } from './manage/service.importer.ts';
import { shopImporter } from './manage/shop.importer.ts';
import { serviceCollect, shopCollect } from './market.collect.ts';
import { serviceHelper } from './market.helper.ts';
import { marketLog } from './market.log.ts';
import { hasShop } from './market.queries.ts';
import { serviceQueue, shopQueue } from './market.queue.ts';
import { marketRoutes } from './market.routes.ts';
import { serviceSearch, shopSearch } from './market.search.ts';
import { marketSitemap } from './market.sitemap.ts';
import { marketUses } from './market.uses.ts';

export const marketFeature: Feature = {
  routes: marketRoutes,
  menuPages: [paths.releaseService(), paths.manageShops(), paths.manageServices()],
  // The orders page belongs to another feature, which need not know who has a shop.
  menuConditions: { [paths.receivedOrders()]: hasShop },
  search: [serviceSearch, shopSearch],
  collect: [serviceCollect, shopCollect],
  helpers: [serviceHelper],
  queue: [shopQueue, serviceQueue],
  sitemap: marketSitemap,
  standingPages: [paths.serviceList()],
  dictionaries: marketUses,
  importers: [shopImporter, serviceImporter],
  log: marketLog,
};
