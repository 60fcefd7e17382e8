import { paths } from '@portal/contract/paths';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { farmBatches } from './farm.table.ts';
import { isPublic } from './read-batch.public.ts';

export const farmSitemap = [
  sitemapKindOf('batch', {
    table: farmBatches,
    id: farmBatches.id,
    updatedAt: farmBatches.updatedAt,
    shown: () => isPublic,
    pathOf: (id) => paths.farmingDetail(id),
  }),
];
