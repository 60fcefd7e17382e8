import { carouselOperate, carouselQueryManageList, carouselSave } from '@portal/contract/carousel-manage';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { countManagedCarousels, listManagedCarousels } from './carousel.queries.ts';
import { actionsOf, viewManagedCarousel } from './carousel.view.ts';
import { operateCarousel } from './operate-carousel.ts';
import { saveCarousel } from './save-carousel.ts';

export function carouselRoutes(deps: Deps): BoundEndpoint[] {
  const { clock } = deps;
  const { db } = deps.database;
  return [
    bind(carouselQueryManageList, async ({ input, actor }) => {
      const now = clock.now();
      const [rows, total] = await Promise.all([
        listManagedCarousels(db, input, now),
        countManagedCarousels(db, input),
      ]);
      const { pageNo, pageSize } = input;
      return {
        total,
        totalIsExact: true,
        pageNo,
        pageSize,
        rows: rows.map((row) => ({ ...viewManagedCarousel(row, now), actions: actionsOf(actor, row) })),
      };
    }),
    bind(carouselSave, ({ input, ...source }) => saveCarousel(deps, input, source)),
    bind(carouselOperate, ({ input, ...source }) => operateCarousel(deps, input, source)),
  ];
}
