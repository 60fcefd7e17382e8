import { paths } from '@portal/contract/paths';
import { and, eq } from 'drizzle-orm';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { enterprises } from './enterprise.table.ts';

export const enterpriseSitemap = [
  sitemapKindOf('enterprise', {
    table: enterprises,
    id: enterprises.id,
    updatedAt: enterprises.updatedAt,
    shown: () => and(eq(enterprises.entryStatus, 'PASSED'), eq(enterprises.visibility, 'PUBLIC')),
    pathOf: (id) => paths.article('STYLE', id),
  }),
];
