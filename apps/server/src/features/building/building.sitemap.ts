import { paths } from '@portal/contract/paths';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { buildings } from './building.table.ts';

export const buildingSitemap = [
  sitemapKindOf('building', {
    table: buildings,
    id: buildings.id,
    updatedAt: buildings.updatedAt,
    shown: () => undefined,
    pathOf: (id) => paths.building(id),
  }),
];
