import type { ArticleColumn, ArticleLevel } from '@portal/contract/content/article';
import type { ArticleContent } from '@portal/contract/content/article-content';
import type { ArticleOrigin, ArticleStatus } from '@portal/contract/content/article-states';
import type { Picture } from '@portal/contract/fields';
import type { RevisionState } from '@portal/contract/working-copy';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';

const everyone: ArticleContent['audience'] = { chainStages: [], enterpriseIds: [] };

/** News, notices, park news, safety articles and enterprise stories in one table, distinguished by `column`. */
export const articles = pgTable(
  'article',
  {
    ...commonColumns,
    column: text().$type<ArticleColumn>().notNull(),
    title: text().notNull(),
    subtitle: text(),
    summary: text().notNull(),
    cover: jsonb().$type<Picture>(),
    /** Sanitized HTML. */
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
    /** Who writes it. The park can't see an enterprise's text before it's submitted. */
    origin: text().$type<ArticleOrigin>().notNull().default('PARK'),
    needReceipt: boolean().notNull().default(false),
    /** Enterprises it concerns, which have to confirm it. */
    audience: jsonb().$type<ArticleContent['audience']>().notNull().default(everyone),
    /** When enterprises that haven't confirmed it were last reminded. */
    remindedAt: instant(),
    pinned: boolean().notNull().default(false),
    /** Order of pinned articles, highest first; 0 if not pinned. */
    topRank: integer().notNull().default(0),
    /** When it's unpinned. */
    topUntil: instant(),
    publishAt: instant().notNull(),
    expireAt: instant(),
    status: text().$type<ArticleStatus>().notNull(),
    /** Whether there's a working copy, and whether it's waiting for review. */
    revision: text().$type<RevisionState>().notNull().default('NONE'),
    withdrawReason: text(),
    withdrawnAt: instant(),
    trashedAt: instant(),
    views: integer().notNull().default(0),
  },
  (table) => {
    const { column, level, category, pinned, topRank, publishAt, expireAt, id, views, enterpriseId, status } =
      table;
    const published = sql`status = 'PUBLISHED'`;
    // A plain ORDER BY … DESC means NULLS FIRST; an index in a different order couldn't be used.
    const listOrder = () =>
      [
        pinned.desc().nullsFirst(),
        topRank.desc().nullsFirst(),
        publishAt.desc().nullsFirst(),
        id.desc().nullsFirst(),
      ] as const;
    // Operators' lists show the last changed articles first.
    const changeOrder = () => [table.updatedAt.desc().nullsFirst(), id.desc().nullsFirst()] as const;
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
      index('article_changed').on(...changeOrder()),
      index('article_managed_published').on(publishAt.desc().nullsLast(), id.desc().nullsLast()),
      index('article_status_changed').on(status, ...changeOrder()),
      index('article_column_changed').on(column, ...changeOrder()),
      index('article_revision_changed')
        .on(table.revision, ...changeOrder())
        .where(sql`revision <> 'NONE'`),
      index('article_top_until').on(table.topUntil).where(sql`top_until is not null`),
      index('article_trashed').on(table.trashedAt).where(sql`trashed_at is not null`),
      index('article_receipt_wanted')
        .on(publishAt.desc().nullsFirst(), id.desc().nullsFirst())
        .where(sql`need_receipt`),
      index('article_title_trigrams').using('gin', table.title.op('gin_trgm_ops')),
      index('article_source')
        .on(table.source, publishAt.desc().nullsFirst())
        .where(sql`status = 'PUBLISHED' and "column" = 'NOTICE'`),
      index('article_story')
        .on(enterpriseId, publishAt.desc().nullsFirst(), id.desc().nullsFirst())
        .where(sql`"column" = 'STYLE'`),
      index('article_own_story')
        .on(enterpriseId, ...changeOrder())
        .where(sql`origin = 'ENTERPRISE'`),
      index('article_from_enterprise')
        .on(...changeOrder())
        .where(sql`origin = 'ENTERPRISE'`),
      check('article_own_style', sql`origin = 'PARK' or ("column" = 'STYLE' and enterprise_id is not null)`),
      check('article_top', sql`pinned or (top_rank = 0 and top_until is null)`),
    ];
  },
);

/** Tags of published articles, in the order of a filtered list. */
export const articleTags = pgTable(
  'article_tag',
  {
    articleId: text()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: text().notNull(),
    column: text().$type<ArticleColumn>().notNull(),
    pinned: boolean().notNull(),
    topRank: integer().notNull().default(0),
    publishAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.tagId] }),
    index('article_tag_list').on(
      table.tagId,
      table.column,
      table.pinned.desc().nullsFirst(),
      table.topRank.desc().nullsFirst(),
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
