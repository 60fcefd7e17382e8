import type { ArticleColumn, ArticleLevel } from '@portal/contract/article';
import type { Picture } from '@portal/contract/fields';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';

export type ArticleStatus =
  | 'DRAFT'
  | 'PENDING'
  | 'SCHEDULED'
  | 'PUBLISHED'
  | 'EXPIRED'
  | 'WITHDRAWN'
  | 'TRASH';

/** News, notices, park news, safety and enterprise stories: one table, told apart by the column. */
export const articles = pgTable(
  'article',
  {
    ...commonColumns,
    column: text().$type<ArticleColumn>().notNull(),
    title: text().notNull(),
    subtitle: text(),
    summary: text().notNull(),
    cover: jsonb().$type<Picture>(),
    /** Sanitised HTML. */
    body: text().notNull(),
    attachmentFileId: text(),
    source: text().notNull(),
    author: text().notNull(),
    issueNo: text(),
    level: text().$type<ArticleLevel>().notNull().default('NORMAL'),
    category: text(),
    tagIds: text().array().notNull().default(sql`'{}'`),
    action: jsonb().$type<{ kind: string; url: string; label: string }>(),
    enterpriseId: text(),
    needReceipt: boolean().notNull().default(false),
    pinned: boolean().notNull().default(false),
    publishAt: instant().notNull(),
    expireAt: instant(),
    status: text().$type<ArticleStatus>().notNull(),
    views: integer().notNull().default(0),
  },
  ({ column, level, category, pinned, publishAt, expireAt, id, views, enterpriseId, status }) => {
    const published = sql`status = 'PUBLISHED'`;
    // NULLS FIRST is what a plain ORDER BY … DESC means; an index of another order would not serve it.
    const listOrder = () =>
      [pinned.desc().nullsFirst(), publishAt.desc().nullsFirst(), id.desc().nullsFirst()] as const;
    return [
      index('article_list')
        .on(column, ...listOrder())
        .where(published),
      index('article_level')
        .on(column, level, ...listOrder())
        .where(published),
      index('article_category')
        .on(column, category, ...listOrder())
        .where(sql`status = 'PUBLISHED' and category is not null`),
      index('article_views').on(column, views.desc().nullsFirst(), id.desc().nullsFirst()).where(published),
      index('article_time').on(column, publishAt, id).where(published),
      index('article_expiry').on(expireAt).where(sql`status = 'PUBLISHED' and expire_at is not null`),
      index('article_status').on(status, publishAt),
      uniqueIndex('article_style_enterprise').on(enterpriseId).where(sql`"column" = 'STYLE'`),
    ];
  },
);

/** Which published article bears which tag, in the order a filtered list shows them. */
export const articleTags = pgTable(
  'article_tag',
  {
    articleId: text()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: text().notNull(),
    column: text().$type<ArticleColumn>().notNull(),
    pinned: boolean().notNull(),
    publishAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.tagId] }),
    index('article_tag_list').on(
      table.tagId,
      table.column,
      table.pinned.desc().nullsFirst(),
      table.publishAt.desc().nullsFirst(),
      table.articleId.desc().nullsFirst(),
    ),
    index('article_tag_time').on(table.tagId, table.publishAt, table.articleId),
  ],
);

export const articleTranslations = pgTable(
  'article_translation',
  {
    articleId: text()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    lang: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.lang] })],
);
