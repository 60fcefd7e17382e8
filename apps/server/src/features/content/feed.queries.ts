import type { ArticleColumn } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { FeedItem } from '../../platform/feed/render-feed.ts';
import { tagInfos } from '../dictionary/dictionary.table.ts';
import { articles, articleTags } from './article.table.ts';

const itemsShown = 30;

interface FeedChoice {
  column: ArticleColumn;
  /** Limits the feed to articles with this tag and category. */
  tagId: string | undefined;
  category: string | undefined;
}

/** A column's latest articles for feeds, in their original language. */
export async function listFeedItems(
  db: Db,
  { column, tagId, category }: FeedChoice,
  now: Date,
): Promise<FeedItem[]> {
  const wanted = and(
    eq(articles.column, column),
    eq(articles.status, 'PUBLISHED'),
    lte(articles.publishAt, now),
    category === undefined ? undefined : eq(articles.category, category),
  );
  const query = db
    .select({
      id: articles.id,
      enterpriseId: articles.enterpriseId,
      title: articles.title,
      summary: articles.summary,
      source: articles.source,
      publishAt: articles.publishAt,
      categories: sql<
        string[]
      >`array(select t.name from ${tagInfos} t where t.tag_id = any(${articles.tagIds}) order by t.sort)`,
    })
    .from(articles)
    .limit(itemsShown)
    .$dynamic();
  // A tag's articles are read through its own index; otherwise its few articles would be searched for among all.
  const rows = await (tagId === undefined
    ? query.where(wanted).orderBy(desc(articles.publishAt), desc(articles.id))
    : query
        .innerJoin(articleTags, eq(articleTags.articleId, articles.id))
        .where(and(wanted, eq(articleTags.tagId, tagId)))
        .orderBy(desc(articleTags.publishAt), desc(articleTags.articleId)));
  // Links a story on its enterprise's page.
  return rows.map(({ enterpriseId, ...row }) => ({
    ...row,
    path:
      column === 'STYLE' && enterpriseId !== null
        ? paths.story(enterpriseId, row.id)
        : paths.article(column, row.id),
  }));
}

/** The name of a tag in use, or null. */
export async function findTagName(db: Db, tagId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: tagInfos.name })
    .from(tagInfos)
    .where(and(eq(tagInfos.tagId, tagId), eq(tagInfos.shield, 0)));
  return row?.name ?? null;
}
