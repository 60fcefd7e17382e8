import {
  carouselQueryDetail,
  carouselQueryList,
  carouselView,
  pageQueryDetail,
  siteQueryDetail,
} from '@portal/contract/site/public';
import type { Deps } from '../../platform/deps.ts';
import { listFirstFiles } from '../../platform/files/attachments.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { createOncePerReader } from '../../platform/once-per-reader.ts';
import { iconFileIdOf } from '../../platform/park-setting/park-icon.ts';
import { isSmsSet } from '../../platform/sms/is-sms-set.ts';
import { defaultPage } from './default-pages/default-page.ts';
import {
  addCarouselHit,
  findCarousel,
  findSiteOption,
  findSitePage,
  findSiteSetting,
  listCarousels,
} from './site.queries.ts';
import { viewCarousel, viewCarouselDetail, viewSitePage, viewSiteSetting } from './site.view.ts';

export function siteRoutes(deps: Deps): BoundEndpoint[] {
  const { clock, env } = deps;
  const { db } = deps.database;
  const isFirstLook = createOncePerReader(clock);
  return [
    bind(siteQueryDetail, async (_ctx, { lang }) => {
      const [setting, option] = await Promise.all([findSiteSetting(db, lang), findSiteOption(db)]);
      const sendsCodes = env.DEMO || isSmsSet(env);
      return viewSiteSetting(setting, option, { sendsCodes, iconFileId: iconFileIdOf(deps) });
    }),
    bind(pageQueryDetail, async (_ctx, { key, lang }) => {
      const page =
        (await findSitePage(db, key, lang)) ?? defaultPage(key, lang, await findSiteSetting(db, lang));
      const templates = (page.guide?.materials ?? []).flatMap(({ templateFileId }) => templateFileId ?? []);
      return viewSitePage(page, await listFirstFiles(db, templates));
    }),
    bind(carouselQueryList, async (_ctx, { position }) => {
      const rows = await listCarousels(db, position, clock.now());
      return rows.map(viewCarousel);
    }),
    bind(carouselQueryDetail, async (_ctx, { id }) => {
      const now = clock.now();
      const row = await findCarousel(db, id, now);
      if (!row) throw notFound();
      return viewCarouselDetail(row, await listCarousels(db, row.position, now, id), now);
    }),
    bind(carouselView, async ({ ip, userAgent }, { id }) => ({
      counted: isFirstLook(id, `${ip} ${userAgent}`) && (await addCarouselHit(db, id, clock.now())),
    })),
  ];
}
