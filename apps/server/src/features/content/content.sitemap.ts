import { articleColumns } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { type SitemapKind, sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { articles } from './article.table.ts';
import { articleVersions } from './editing/article-revision.table.ts';

// `updatedAt` can't be used: it changes whenever the working copy, which isn't public, is saved.
const publicTextChangedAt = sql`greatest(${articles.publishAt}, (
  select max(${articleVersions.approvedAt}) from ${articleVersions} where ${articleVersions.articleId} = ${articles.id}
))`.mapWith(articles.publishAt) as SQL<Date>;

const articlesOf = (column: 'INDUSTRY' | 'NOTICE' | 'PARK' | 'SAFETY') =>
  sitemapKindOf(column.toLowerCase(), {
    table: articles,
    id: articles.id,
    updatedAt: publicTextChangedAt,
    shown: (now) =>
      and(eq(articles.column, column), eq(articles.status, 'PUBLISHED'), lte(articles.publishAt, now)),
    pathOf: (id) => paths.article(column, id),
  });

export const contentSitemap: readonly SitemapKind[] = [
  articlesOf('INDUSTRY'),
  articlesOf('NOTICE'),
  articlesOf('PARK'),
  articlesOf('SAFETY'),
];

export const contentPages: readonly string[] = articleColumns.map((column) => paths.articleList(column));
