import type { ArticleContent } from '@portal/contract/content/article-content';
import type { Picture } from '@portal/contract/fields';
import { asc, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { articleTranslations } from '../article.table.ts';
import type { Article } from './edited-article.ts';

/** The cover as shown on pages; null if its picture is gone. */
export async function findCover(
  db: Db,
  { coverFileId, coverAlt }: Pick<ArticleContent, 'coverFileId' | 'coverAlt'>,
): Promise<Picture | null> {
  if (coverFileId === null) return null;
  const [file] = await db
    .select({ width: fileItems.width, height: fileItems.height })
    .from(fileItems)
    .where(eq(fileItems.fileId, coverFileId))
    .orderBy(asc(fileItems.index))
    .limit(1);
  if (!file || file.width === null || file.height === null) return null;
  return { fileId: coverFileId, width: file.width, height: file.height, alt: coverAlt };
}

/**
 * A file group with exactly these files in this order: an existing one if it matches, otherwise a new one with copies
 * of the rows.
 */
async function groupAttachments(
  tx: Db,
  wanted: ArticleContent['attachments'],
  now: Date,
): Promise<string | null> {
  if (wanted.length === 0) return null;
  const groups = [...new Set(wanted.map(({ fileId }) => fileId))];
  const items = await tx
    .select()
    .from(fileItems)
    .where(inArray(fileItems.fileId, groups))
    .orderBy(asc(fileItems.index));
  const [only = ''] = groups;
  const isOneGroup =
    groups.length === 1 &&
    items.length === wanted.length &&
    wanted.every(({ index }, place) => items[place]?.index === index);
  if (isOneGroup) return only;
  const id = ulid(now.getTime());
  await tx.insert(fileGroups).values({ id, purpose: 'article', visibility: 'public', createdAt: now });
  const copies = wanted.flatMap(({ fileId, index }) =>
    items.filter((item) => item.fileId === fileId && item.index === index),
  );
  await tx.insert(fileItems).values(copies.map((item, index) => ({ ...item, fileId: id, index })));
  return id;
}

/** Columns of an article that editors write. */
export async function columnsOf(tx: Db, content: ArticleContent, now: Date) {
  const { column, title, subtitle, summary, body, source, author, issueNo, level, category } = content;
  const { tagIds, audience, needReceipt, action, enterpriseId, expireAt } = content;
  return {
    column,
    title,
    summary,
    body,
    source,
    author,
    level,
    tagIds,
    audience,
    needReceipt,
    enterpriseId,
    subtitle: subtitle || null,
    issueNo: issueNo || null,
    category: category || null,
    action: action && { kind: 'LINK', ...action },
    cover: await findCover(tx, content),
    attachmentFileId: await groupAttachments(tx, content.attachments, now),
    expireAt: expireAt === null ? null : new Date(expireAt),
  };
}

/** Replaces the translations of an article. */
export async function writeTranslations(
  tx: Db,
  articleId: string,
  translations: ArticleContent['translations'],
): Promise<void> {
  await tx.delete(articleTranslations).where(eq(articleTranslations.articleId, articleId));
  if (translations.length === 0) return;
  await tx.insert(articleTranslations).values(translations.map((one) => ({ articleId, ...one })));
}

/** The public text in its editable form. */
export async function contentOf(db: Db, article: Article): Promise<ArticleContent> {
  const { attachmentFileId, cover, action, publishAt, expireAt, status } = article;
  const [files, translations] = await Promise.all([
    attachmentFileId === null
      ? []
      : db
          .select({ fileId: fileItems.fileId, index: fileItems.index })
          .from(fileItems)
          .where(eq(fileItems.fileId, attachmentFileId))
          .orderBy(asc(fileItems.index)),
    db
      .select()
      .from(articleTranslations)
      .where(eq(articleTranslations.articleId, article.id))
      .orderBy(asc(articleTranslations.lang)),
  ]);
  const { column, title, summary, body, source, author, level, tagIds, audience, needReceipt } = article;
  // Withdrawn articles get a new publication time on approval.
  const keepsTime = status === 'PUBLISHED' || status === 'SCHEDULED';
  return {
    column,
    title,
    summary,
    body,
    source,
    author,
    level,
    tagIds,
    audience,
    needReceipt,
    subtitle: article.subtitle ?? '',
    issueNo: article.issueNo ?? '',
    category: article.category ?? '',
    enterpriseId: article.enterpriseId,
    coverFileId: cover?.fileId ?? null,
    coverAlt: cover?.alt ?? '',
    attachments: files,
    action: action && { url: action.url, label: action.label },
    publishAt: keepsTime ? publishAt.getTime() : null,
    expireAt: expireAt?.getTime() ?? null,
    translations: translations.map(({ lang, ...texts }) => ({
      lang: lang as ArticleContent['translations'][number]['lang'],
      title: texts.title,
      summary: texts.summary,
      body: texts.body,
    })),
  };
}
