import { and, eq } from 'drizzle-orm';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { articlePath } from '../content/article-path.public.ts';
import { enterprises } from './enterprise.table.ts';

export const enterpriseSitemap = [
  sitemapKindOf('enterprise', {
    table: enterprises,
    id: enterprises.id,
    updatedAt: enterprises.updatedAt,
    shown: () => and(eq(enterprises.entryStatus, 'PASSED'), eq(enterprises.visibility, 'PUBLIC')),
    pathOf: (id) => articlePath('STYLE', id),
  }),
];
