import type { ArticleColumn } from '@portal/contract/content/article';
import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { fixedLimit, prepareOnce } from '../../platform/database/prepare-once.ts';
import { articles, articleTags, articleTranslations } from './article.table.ts';
import { isPublished, nowValue } from './article-conditions.ts';
import { articleRowColumns, translationJoin } from './article-row.queries.ts';

const { placeholder } = sql;

const detailColumns = {
  ...articleRowColumns,
  subtitle: articles.subtitle,
  body: sql<string>`coalesce(${articleTranslations.body}, ${articles.body})`,
  author: articles.author,
  action: articles.action,
  status: articles.status,
  version: articles.version,
  updatedAt: articles.updatedAt,
  attachmentFileId: articles.attachmentFileId,
  tagIds: articles.tagIds,
  translations: sql<
    string[]
  >`array(select lang from article_translation x where x.article_id = ${articles.id} order by lang)`,
};

const linkColumns = {
  contentId: articles.id,
  title: articleRowColumns.title,
  lang: articleRowColumns.lang,
};

const isReadable = and(inArray(articles.status, ['PUBLISHED', 'EXPIRED']), lte(articles.publishAt, nowValue));

/** A published or expired article, in the requested language if translated. */
export async function findArticle(db: Db, id: string, lang: string, now: Date) {
  const [row] = await prepareOnce(db, 'article', () =>
    db
      .select(detailColumns)
      .from(articles)
      .leftJoin(articleTranslations, translationJoin)
      .where(and(eq(articles.id, placeholder('id')), isReadable)),
  ).execute({ id, lang, now });
  return row ?? null;
}

/** When and why a formerly public article was withdrawn. */
export async function findWithdrawal(db: Db, id: string, column: ArticleColumn | undefined) {
  const [row] = await db
    .select({ at: articles.withdrawnAt, reason: articles.withdrawReason })
    .from(articles)
    .where(
      and(
        eq(articles.id, id),
        column && eq(articles.column, column),
        inArray(articles.status, ['WITHDRAWN', 'TRASH']),
        gte(articles.withdrawnAt, articles.publishAt),
      ),
    );
  return row?.at ? { at: row.at.getTime(), reason: row.reason ?? '' } : undefined;
}

const isStory = and(
  eq(articles.column, 'STYLE'),
  eq(articles.enterpriseId, placeholder('enterpriseId')),
  isReadable,
);
const newestFirst = [desc(articles.publishAt), desc(articles.id)];

/** A story about an enterprise: the requested one, or the latest. */
export async function findStory(
  db: Db,
  { enterpriseId, storyId = null }: { enterpriseId: string; storyId?: string | null },
  lang: string,
  now: Date,
) {
  const isWanted = sql`(${placeholder('storyId')}::text is null or ${articles.id} = ${placeholder('storyId')})`;
  const [row] = await prepareOnce(db, 'story', () =>
    db
      .select(detailColumns)
      .from(articles)
      .leftJoin(articleTranslations, translationJoin)
      .where(and(isStory, isWanted))
      .orderBy(...newestFirst)
      .limit(1),
  ).execute({ enterpriseId, storyId, lang, now });
  return row ?? null;
}

const storiesShown = 12;

/** The latest stories about an enterprise, as links. */
export const listStoryLinks = (db: Db, enterpriseId: string, lang: string, now: Date) =>
  prepareOnce(db, 'story links', () =>
    db
      .select({ ...linkColumns, publishAt: articles.publishAt })
      .from(articles)
      .leftJoin(articleTranslations, translationJoin)
      .where(isStory)
      .orderBy(...newestFirst)
      .limit(storiesShown),
  ).execute({ enterpriseId, lang, now });

function buildNeighbours(db: Db) {
  const position = sql`(${articles.publishAt}, ${articles.id})`;
  const here = sql`(${placeholder('publishAt')}::timestamptz, ${placeholder('id')})`;
  const linkTo = (side: SQL, ...order: SQL[]) =>
    db
      .select({ ...linkColumns, isNewer: sql<boolean>`${position} > ${here}`.as('is_newer') })
      .from(articles)
      .leftJoin(articleTranslations, translationJoin)
      .where(and(eq(articles.column, placeholder('column')), isPublished, side))
      .orderBy(...order)
      .limit(fixedLimit(1));
  return linkTo(sql`${position} > ${here}`, sql`${articles.publishAt}`, sql`${articles.id}`).unionAll(
    linkTo(sql`${position} < ${here}`, desc(articles.publishAt), desc(articles.id)),
  );
}

/** Adjacent articles of the same column by publication time. */
export async function findNeighbours(
  db: Db,
  at: { column: ArticleColumn; publishAt: Date; id: string },
  lang: string,
  now: Date,
) {
  const statement = prepareOnce(db, 'article neighbours', () => buildNeighbours(db));
  const links = await statement.execute({ ...at, lang, now });
  const linkOf = (newer: boolean) => {
    const link = links.find(({ isNewer }) => isNewer === newer);
    return link ? { contentId: link.contentId, title: link.title, lang: link.lang } : null;
  };
  return { previous: linkOf(true), next: linkOf(false) };
}

const candidatesOfTag = 30;

// One query per tag; selecting the newest across several tags would sort all of their articles.
const newestOfTags = sql`
    select r.article_id, count(*) as shared
    from unnest(${placeholder('tagIds')}::text[]) as t(tag_id) cross join lateral (
      select article_id from ${articleTags} s
      where s.tag_id = t.tag_id and s.publish_at <= ${nowValue} and s.article_id <> ${placeholder('id')}
        and s.column <> 'STYLE'
      order by s.publish_at desc, s.article_id desc limit ${fixedLimit(candidatesOfTag)}
    ) as r
    group by r.article_id`;

/** Recently published articles that share the most tags with this one, from any column except stories. */
export function listRelated(
  db: Db,
  at: { id: string; tagIds: string[] },
  lang: string,
  now: Date,
  limit: number,
) {
  return prepareOnce(db, `related articles ${limit}`, () =>
    db
      .select(articleRowColumns)
      .from(sql`(${newestOfTags}) as ranked`)
      .innerJoin(articles, sql`${articles.id} = ranked.article_id`)
      .leftJoin(articleTranslations, translationJoin)
      .where(isPublished)
      .orderBy(sql`ranked.shared desc`, desc(articles.publishAt), desc(articles.id))
      .limit(fixedLimit(limit)),
  ).execute({ ...at, lang, now });
}
