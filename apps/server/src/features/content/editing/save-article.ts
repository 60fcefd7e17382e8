import type { ArticleContent } from '@portal/contract/article-content';
import * as m from '@portal/texts/messages';
import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { withAuthor } from '../../../platform/working-copy/working-copy-columns.ts';
import { articles } from '../article.table.ts';
import { nextPlace, requireRight, writesForEnterprise } from './article-editing.policy.ts';
import { lockArticle } from './article-editing.queries.ts';
import { articleRevisions } from './article-revision.table.ts';
import { cleanContent, requireEnterprises, requireFiles } from './clean-content.ts';
import { columnsOf } from './content-rows.ts';
import type { Article } from './edited-article.ts';

interface Save {
  id?: string | undefined;
  version?: number | undefined;
  data: ArticleContent;
}

export interface Saved {
  contentId: string;
  version: number;
  savedAt: number;
}

const untitled = '未命名稿件';

/** An article nobody has read yet shows its draft in the operators' lists. */
export async function draftColumns(tx: Db, content: ArticleContent, now: Date) {
  const columns = await columnsOf(tx, { ...content, attachments: [] }, now);
  return { ...columns, title: content.title || untitled, publishAt: new Date(content.publishAt ?? now) };
}

async function beginArticle(tx: Db, content: ArticleContent, actor: Actor, now: Date): Promise<Article> {
  const values = {
    ...(await draftColumns(tx, content, now)),
    ...({ id: ulid(now.getTime()), status: 'DRAFT', revision: 'DRAFT' } as const),
    origin: writesForEnterprise(actor) ? ('ENTERPRISE' as const) : ('PARK' as const),
    createdAt: now,
    createdBy: actor.userId,
    updatedAt: now,
    updatedBy: actor.userId,
  };
  const [article] = await tx.insert(articles).values(values).returning();
  if (!article) throw new Error('no article inserted');
  return article;
}

/** @throws {AppError} 500404, 500409, 500012, 300002 for an enterprise's text, 100002 */
async function changeArticle(
  tx: Db,
  { id, version }: { id: string; version: number | undefined },
  content: ArticleContent,
  actor: Actor,
  now: Date,
): Promise<Article> {
  const { article } = await lockArticle(tx, actor, { id, version });
  const place = nextPlace(article, 'save');
  requireRight(actor, article, [], 'save');
  const isUnread = article.status === 'DRAFT';
  if (!isUnread && content.column !== article.column)
    throw fieldsRefused({ 'data.column': m.fault_column_fixed() });
  const [changed] = await tx
    .update(articles)
    .set({
      ...(isUnread ? await draftColumns(tx, content, now) : {}),
      ...place,
      version: sql`${articles.version} + 1`,
      updatedAt: now,
      updatedBy: actor.userId,
    })
    .where(eq(articles.id, id))
    .returning();
  if (!changed) throw new Error('locked article vanished');
  return changed;
}

/** Puts the content into the working copy and the writer among its authors. */
export async function writeRevision(
  tx: Db,
  articleId: string,
  content: ArticleContent,
  userId: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(articleRevisions)
    .values({ articleId, content, authorIds: [userId], updatedAt: now })
    .onConflictDoUpdate({
      target: articleRevisions.articleId,
      set: {
        content,
        updatedAt: now,
        authorIds: withAuthor(articleRevisions.authorIds, userId),
      },
    });
}

/**
 * Writes the working copy of an article, or begins a new article with one.
 * @throws {AppError} 500404, 500409, 500012, 300002, 100002 for files and enterprises that may not be used
 */
export async function saveArticle(ctx: Context, { id, version, data }: Save): Promise<Saved> {
  const content = cleanContent(data);
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.now;
    await requireFiles(tx, content);
    await requireEnterprises(tx, content);
    const article = id
      ? await changeArticle(tx, { id, version }, content, ctx.actor, now)
      : await beginArticle(tx, content, ctx.actor, now);
    await writeRevision(tx, article.id, content, ctx.actor.userId, now);
    await writeLog(tx, ctx, {
      event: id ? 'article.save' : 'article.begin',
      entity: 'article',
      entityId: article.id,
      after: { title: article.title, column: article.column, version: article.version },
    });
    return { contentId: article.id, version: article.version, savedAt: now.getTime() };
  });
}
