import { paths } from '@portal/contract/paths';
import { and, eq, sql } from 'drizzle-orm';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { services, shops } from './market.table.ts';

const isOpen = and(
  eq(shops.status, 'OPEN'),
  sql`exists (select from ${enterprises} where ${enterprises.id} = ${shops.enterpriseId}
    and ${enterprises.entryStatus} = 'PASSED')`,
);

export const marketSitemap = [
  sitemapKindOf('service', {
    table: services,
    id: services.id,
    updatedAt: services.updatedAt,
    shown: () =>
      and(
        eq(services.status, 'ON'),
        sql`exists (select from ${shops} where ${shops.id} = ${services.shopId} and ${isOpen})`,
      ),
    pathOf: (id) => paths.service(id),
  }),
  sitemapKindOf('shop', {
    table: shops,
    id: shops.id,
    updatedAt: shops.updatedAt,
    shown: () => isOpen,
    pathOf: (id) => paths.shop(id),
  }),
];
