import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { isPublic } from './farm.queries.ts';
import { farmBatches } from './farm.table.ts';

export const farmSitemap = [
  sitemapKindOf('batch', {
    table: farmBatches,
    id: farmBatches.id,
    updatedAt: farmBatches.updatedAt,
    shown: () => isPublic,
    pathOf: (id) => `/farming-process-detail/${id}`,
  }),
];
