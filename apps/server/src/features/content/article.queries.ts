import type { ArticleColumn } from '@portal/contract/article';
import { and, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { fileItems } from '../../platform/files/file.table.ts';
import { tagInfos } from '../site/dictionary.table.ts';
import { articles, articleTags, articleTranslations } from './article.table.ts';
import { type ArticleFilter, conditions, isOfTime, isPublished } from './article-conditions.ts';

/** Names of the row's tags, in the row's order. */
const tagsOfRow = sql<{ tagId: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('tagId', t.tag_id, 'name', t.name) order by u.place), '[]'::json)
  from unnest(${articles.tagIds}) with ordinality as u(tag_id, place)
  join ${tagInfos} t on t.tag_id = u.tag_id
)`;

const attachmentCount = sql<number>`(
  select count(*) from ${fileItems} f where f.file_id = ${articles.attachmentFileId}
)`.mapWith(Number);

export const articleRowColumns = {
  contentId: articles.id,
  column: articles.column,
  title: sql<string>`coalesce(${articleTranslations.title}, ${articles.title})`,
  summary: sql<string>`coalesce(${articleTranslations.summary}, ${articles.summary})`,
  lang: sql<string>`coalesce(${articleTranslations.lang}, 'zh')`,
  cover: articles.cover,
  source: articles.source,
  level: articles.level,
  pinned: articles.pinned,
  needReceipt: articles.needReceipt,
  publishAt: articles.publishAt,
  expireAt: articles.expireAt,
  issueNo: articles.issueNo,
  category: articles.category,
  attachmentCount,
  enterpriseId: articles.enterpriseId,
  views: articles.views,
  tags: tagsOfRow,
};

export const translationJoin = (lang: string): SQL =>
  sql`${articleTranslations.articleId} = ${articles.id} and ${articleTranslations.lang} = ${lang}`;

export interface ArticleListing extends ArticleFilter {
  sort: 'latest' | 'views';
  lang: string;
  pageNo: number;
  pageSize: number;
}

function listOrder({ sort, tagId, ...filter }: ArticleListing): SQL[] {
  if (sort === 'views') return [desc(articles.views), desc(articles.id)];
  const { pinned, publishAt } = tagId === undefined ? articles : articleTags;
  const id = tagId === undefined ? articles.id : articleTags.articleId;
  return isOfTime(filter) ? [desc(publishAt), desc(id)] : [desc(pinned), desc(publishAt), desc(id)];
}

/** A page of published articles. Only ids are paged over, so that rows before the page cost an index entry each. */
export function listArticles(db: Db, listing: ArticleListing, now: Date) {
  const ids = db.select({ id: articles.id }).from(articles).$dynamic();
  if (listing.tagId !== undefined) ids.innerJoin(articleTags, eq(articleTags.articleId, articles.id));
  const page = ids
    .where(conditions(listing, now))
    .orderBy(...listOrder(listing))
    .limit(listing.pageSize)
    .offset((listing.pageNo - 1) * listing.pageSize)
    .as('page');
  const rows = db
    .select(articleRowColumns)
    .from(page)
    .innerJoin(articles, eq(articles.id, page.id))
    .leftJoin(articleTranslations, translationJoin(listing.lang));
  if (listing.sort === 'views') return rows.orderBy(desc(articles.views), desc(articles.id));
  const byTime = [desc(articles.publishAt), desc(articles.id)];
  return rows.orderBy(...(isOfTime(listing) ? byTime : [desc(articles.pinned), ...byTime]));
}

export async function countArticles(db: Db, filter: ArticleFilter, now: Date): Promise<number> {
  const count = db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(articles)
    .$dynamic();
  if (filter.tagId !== undefined) count.innerJoin(articleTags, eq(articleTags.articleId, articles.id));
  const [row] = await count.where(conditions(filter, now));
  return row?.total ?? 0;
}

/** The published or expired article, in the wanted language where it has been translated. */
export async function findArticle(
  db: Db,
  key: { id: string } | { storyOf: string },
  lang: string,
  now: Date,
) {
  const isWanted =
    'id' in key
      ? eq(articles.id, key.id)
      : and(eq(articles.column, 'STYLE'), eq(articles.enterpriseId, key.storyOf));
  const [row] = await db
    .select({
      ...articleRowColumns,
      subtitle: articles.subtitle,
      body: sql<string>`coalesce(${articleTranslations.body}, ${articles.body})`,
      author: articles.author,
      action: articles.action,
      status: articles.status,
      version: articles.version,
      attachmentFileId: articles.attachmentFileId,
      tagIds: articles.tagIds,
      translations: sql<
        string[]
      >`array(select lang from article_translation x where x.article_id = ${articles.id} order by lang)`,
    })
    .from(articles)
    .leftJoin(articleTranslations, translationJoin(lang))
    .where(and(isWanted, inArray(articles.status, ['PUBLISHED', 'EXPIRED']), lte(articles.publishAt, now)));
  return row ?? null;
}

/** The neighbours of an article in its column, by time of publication. */
export async function findNeighbours(
  db: Db,
  at: { column: ArticleColumn; publishAt: Date; id: string },
  lang: string,
  now: Date,
) {
  const linkTo = (side: SQL, orderBy: SQL) =>
    db
      .select({ contentId: articles.id, title: articleRowColumns.title, lang: articleRowColumns.lang })
      .from(articles)
      .leftJoin(articleTranslations, translationJoin(lang))
      .where(and(eq(articles.column, at.column), isPublished(now), side))
      .orderBy(orderBy)
      .limit(1);
  const position = sql`(${articles.publishAt}, ${articles.id})`;
  const here = sql`(${at.publishAt.toISOString()}::timestamptz, ${at.id})`;
  const [newer, older] = await Promise.all([
    linkTo(sql`${position} > ${here}`, sql`${articles.publishAt}, ${articles.id}`),
    linkTo(sql`${position} < ${here}`, sql`${articles.publishAt} desc, ${articles.id} desc`),
  ]);
  return { previous: newer[0] ?? null, next: older[0] ?? null };
}

const relatedCandidates = 60;

/** Articles that share the most tags with this one among those published last, any column but stories. */
export function listRelated(
  db: Db,
  at: { id: string; tagIds: string[] },
  lang: string,
  now: Date,
  limit: number,
) {
  const recent = db
    .select({ articleId: articleTags.articleId, publishAt: articleTags.publishAt })
    .from(articleTags)
    .where(
      and(
        inArray(articleTags.tagId, at.tagIds),
        ne(articleTags.articleId, at.id),
        ne(articleTags.column, 'STYLE'),
        lte(articleTags.publishAt, now),
      ),
    )
    .orderBy(desc(articleTags.publishAt))
    .limit(relatedCandidates)
    .as('recent');
  const ranked = db
    .select({ articleId: recent.articleId, shared: sql<number>`count(*)`.as('shared') })
    .from(recent)
    .groupBy(recent.articleId)
    .as('ranked');
  return db
    .select(articleRowColumns)
    .from(ranked)
    .innerJoin(articles, eq(articles.id, ranked.articleId))
    .leftJoin(articleTranslations, translationJoin(lang))
    .where(isPublished(now))
    .orderBy(desc(ranked.shared), desc(articles.publishAt))
    .limit(limit);
}
