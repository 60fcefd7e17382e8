import { and, eq, sql } from 'drizzle-orm';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { institutions } from './finance.table.ts';

export const financeSitemap = [
  sitemapKindOf('institution', {
    table: institutions,
    id: institutions.id,
    updatedAt: institutions.updatedAt,
    shown: () =>
      and(
        eq(institutions.status, 'OPEN'),
        sql`exists (select from ${enterprises} where ${enterprises.id} = ${institutions.enterpriseId}
          and ${enterprises.entryStatus} = 'PASSED')`,
      ),
    pathOf: (id) => `/investment/institution/${id}`,
  }),
];
