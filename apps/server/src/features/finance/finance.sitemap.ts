import { paths } from '@portal/contract/paths';
import { and, eq, sql } from 'drizzle-orm';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { isInstitutionOpen } from './finance.queries.ts';
import { finProducts, institutions } from './finance.table.ts';

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
    pathOf: (id) => paths.institution(id),
  }),
  sitemapKindOf('financing', {
    table: finProducts,
    id: finProducts.id,
    of: finProducts.institutionId,
    updatedAt: finProducts.updatedAt,
    shown: () =>
      and(
        eq(finProducts.status, 'ON'),
        sql`exists (select from ${institutions}
          join ${enterprises} on ${enterprises.id} = ${institutions.enterpriseId}
          where ${institutions.id} = ${finProducts.institutionId} and ${isInstitutionOpen})`,
      ),
    pathOf: (id, institutionId) => paths.finProduct(id, institutionId),
  }),
];
