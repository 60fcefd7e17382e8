import { carouselOperate, carouselQueryManageList, carouselSave } from '@portal/contract/carousel/manage';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { countManagedCarousels, listManagedCarousels } from './carousel.queries.ts';
import { actionsOf, viewManagedCarousel } from './carousel.view.ts';
import { operateCarousel } from './operate-carousel.ts';
import { saveCarousel } from './save-carousel.ts';

export function carouselRoutes(): BoundEndpoint[] {
  return [
    bind(carouselQueryManageList, (ctx, input) =>
      pageOf(
        input,
        listManagedCarousels(ctx.db, input, ctx.now),
        countManagedCarousels(ctx.db, input),
        (row) => ({ ...viewManagedCarousel(row, ctx.now), actions: actionsOf(ctx.actor, row) }),
      ),
    ),
    bind(carouselSave, saveCarousel),
    bind(carouselOperate, operateCarousel),
  ];
}
