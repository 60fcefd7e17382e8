import { paths } from '@portal/contract/paths';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { ventures } from './venture.table.ts';

export const ventureSitemap = [
  sitemapKindOf('venture', {
    table: ventures,
    id: ventures.id,
    updatedAt: ventures.updatedAt,
    shown: () =>
      and(
        eq(ventures.status, 'PUBLISHED'),
        or(
          isNull(ventures.enterpriseId),
          sql`exists (select from ${enterprises} where ${enterprises.id} = ${ventures.enterpriseId}
            and ${enterprises.entryStatus} = 'PASSED')`,
        ),
      ),
    pathOf: (id) => paths.venture(id),
  }),
];
