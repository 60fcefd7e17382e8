import type { ArticleColumn, ArticleLevel } from '@portal/contract/article';
import { and, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { articles, articleTags, articleTranslations } from './article.table.ts';

export interface ArticleFilter {
  column: ArticleColumn;
  tagId?: string | undefined;
  year?: number | undefined;
  /** Published at most so many days ago. */
  days?: number | undefined;
  level?: ArticleLevel | undefined;
  keyword?: string | undefined;
  sort: 'latest' | 'views';
  lang: string;
  pageNo: number;
  pageSize: number;
}

const dayMs = 86_400_000;
// The year of Asia/Shanghai begins eight hours before that of UTC.
const yearStart = (year: number) => new Date(Date.UTC(year, 0, 1) - 8 * 3_600_000);

const isPublished = (now: Date) => and(eq(articles.status, 'PUBLISHED'), lte(articles.publishAt, now));

/** Names of the row's tags, in the row's order. */
const tagsOfRow = sql<{ tagId: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('tagId', t.tag_id, 'name', t.name) order by u.place), '[]'::json)
  from unnest(${articles.tagIds}) with ordinality as u(tag_id, place)
  join tag_info t on t.tag_id = u.tag_id
)`;

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
  views: articles.views,
  tags: tagsOfRow,
};

export const translationJoin = (lang: string): SQL =>
  sql`${articleTranslations.articleId} = ${articles.id} and ${articleTranslations.lang} = ${lang}`;

function conditions(filter: ArticleFilter, now: Date): SQL | undefined {
  const { column, year, days, level, tagId } = filter;
  return and(
    eq(articles.column, column),
    isPublished(now),
    year === undefined
      ? undefined
      : and(gte(articles.publishAt, yearStart(year)), lt(articles.publishAt, yearStart(year + 1))),
    days === undefined ? undefined : gte(articles.publishAt, new Date(now.getTime() - days * dayMs)),
    level === undefined ? undefined : eq(articles.level, level),
    tagId === undefined
      ? undefined
      : sql`exists (select 1 from ${articleTags} where ${articleTags.articleId} = ${articles.id} and ${articleTags.tagId} = ${tagId})`,
  );
}

const order = (filter: ArticleFilter) =>
  filter.sort === 'views'
    ? [desc(articles.views), desc(articles.id)]
    : [desc(articles.pinned), desc(articles.publishAt), desc(articles.id)];

/** A page of published articles. */
export function listArticles(db: Db, filter: ArticleFilter, now: Date) {
  return db
    .select(articleRowColumns)
    .from(articles)
    .leftJoin(articleTranslations, translationJoin(filter.lang))
    .where(conditions(filter, now))
    .orderBy(...order(filter))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export async function countArticles(db: Db, filter: ArticleFilter, now: Date): Promise<number> {
  return db.$count(articles, conditions(filter, now));
}

/** The published article, in the wanted language where it has been translated. */
export async function findArticle(db: Db, id: string, lang: string, now: Date) {
  const [row] = await db
    .select({
      ...articleRowColumns,
      subtitle: articles.subtitle,
      body: sql<string>`coalesce(${articleTranslations.body}, ${articles.body})`,
      author: articles.author,
      issueNo: articles.issueNo,
      category: articles.category,
      action: articles.action,
      attachmentFileId: articles.attachmentFileId,
      tagIds: articles.tagIds,
      translations: sql<
        string[]
      >`array(select lang from article_translation x where x.article_id = ${articles.id} order by lang)`,
    })
    .from(articles)
    .leftJoin(articleTranslations, translationJoin(lang))
    .where(and(eq(articles.id, id), isPublished(now)));
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
      sql`${articleTags.tagId} in ${at.tagIds} and ${articleTags.articleId} <> ${at.id} and ${articleTags.publishAt} <= ${now.toISOString()}`,
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
