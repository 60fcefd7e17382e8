import { paths } from '@portal/contract/paths';
import { and, lte, ne } from 'drizzle-orm';
import { sitemapKindOf } from '../../../feature/sitemap-kind.ts';
import { carousels } from '../site.table.ts';

export const carouselSitemap = [
  sitemapKindOf('feature', {
    table: carousels,
    id: carousels.id,
    updatedAt: carousels.updatedAt,
    shown: (now) => and(lte(carousels.startAt, now), ne(carousels.body, '')),
    pathOf: (id) => paths.carousel(id),
  }),
];
