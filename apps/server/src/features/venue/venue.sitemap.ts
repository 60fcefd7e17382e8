import { paths } from '@portal/contract/paths';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { venues } from './venue.table.ts';

export const venueSitemap = [
  sitemapKindOf('venue', {
    table: venues,
    id: venues.id,
    updatedAt: venues.updatedAt,
    shown: () => undefined,
    pathOf: (id) => paths.venue(id),
  }),
];
