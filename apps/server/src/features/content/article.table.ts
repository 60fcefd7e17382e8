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
  (table) => [
    index('article_list')
      .on(table.column, table.pinned.desc(), table.publishAt.desc(), table.id.desc())
      .where(sql`status = 'PUBLISHED'`),
    index('article_views')
      .on(table.column, table.views.desc(), table.id.desc())
      .where(sql`status = 'PUBLISHED'`),
    index('article_neighbours').on(table.column, table.publishAt, table.id).where(sql`status = 'PUBLISHED'`),
    index('article_status').on(table.status, table.publishAt),
    uniqueIndex('article_style_enterprise').on(table.enterpriseId).where(sql`"column" = 'STYLE'`),
  ],
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
      table.pinned.desc(),
      table.publishAt.desc(),
      table.articleId.desc(),
    ),
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
