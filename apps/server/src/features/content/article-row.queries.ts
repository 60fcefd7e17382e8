import { type SQL, sql } from 'drizzle-orm';
import { fileItems } from '../../platform/files/file.table.ts';
import { tagInfos } from '../dictionary/dictionary.table.ts';
import { articles, articleTranslations } from './article.table.ts';

/** Tags of the row with their names, in the row's order. */
const tagsOfRow = sql<{ tagId: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('tagId', t.tag_id, 'name', t.name) order by u.place), '[]'::json)
  from unnest(${articles.tagIds}) with ordinality as u(tag_id, place)
  join ${tagInfos} t on t.tag_id = u.tag_id
)`;

const attachmentCount = sql<number>`(
  select count(*) from ${fileItems} f where f.file_id = ${articles.attachmentFileId}
)`.mapWith(Number);

/** Columns for an article in a list; requires `translationJoin`. */
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

/** Placeholder for the requested language in a prepared query. */
const langValue = sql.placeholder('lang');

export const translationJoin: SQL = sql`${articleTranslations.articleId} = ${articles.id} and ${articleTranslations.lang} = ${langValue}`;
