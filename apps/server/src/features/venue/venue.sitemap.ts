import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { venues } from './venue.table.ts';

export const venueSitemap = [
  sitemapKindOf('venue', {
    table: venues,
    id: venues.id,
    updatedAt: venues.updatedAt,
    shown: () => undefined,
    pathOf: (id) => `/service/fieldlist/${id}`,
  }),
];
