import type { ArticleContent } from '@portal/contract/content/article-content';
import type { articleSave } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { withAuthor } from '../../../platform/working-copy/working-copy-columns.ts';
import { articles } from '../article.table.ts';
import { nextPlace, requireRight, writesForEnterprise } from './article-editing.policy.ts';
import { lockArticle } from './article-editing.queries.ts';
import { articleRevisions } from './article-revision.table.ts';
import { cleanContent, requireEnterprises, requireFiles } from './clean-content.ts';
import { columnsOf } from './content-rows.ts';
import type { Article } from './edited-article.ts';

const untitled = '未命名稿件';

/** Until first published, an article shows its draft in the operators' lists. */
export async function draftColumns(tx: Db, content: ArticleContent, now: Date) {
  const columns = await columnsOf(tx, { ...content, attachments: [] }, now);
  return { ...columns, title: content.title || untitled, publishAt: new Date(content.publishAt ?? now) };
}

/** Creates an article visible only to its editors. */
export async function addArticle(tx: Db, { actor, now }: Context, content: ArticleContent): Promise<Article> {
  const columns = await draftColumns(tx, content, now);
  const [article] = await tx
    .insert(articles)
    .values({
      ...columns,
      id: ulid(now.getTime()),
      status: 'DRAFT',
      revision: 'DRAFT',
      origin: writesForEnterprise(actor) ? 'ENTERPRISE' : 'PARK',
      createdAt: now,
      createdBy: actor.userId,
      updatedAt: now,
      updatedBy: actor.userId,
    })
    .returning();
  if (!article) throw new Error('failed to insert article');
  return article;
}

/** @throws {AppError} 500404, 500409, 500012, 300002 for an enterprise's text, 100002 */
async function changeArticle(
  tx: Db,
  ctx: Context,
  seen: { id: string; version: InputOf<typeof articleSave>['version'] },
  content: ArticleContent,
): Promise<Article> {
  const { article } = await lockArticle(tx, ctx.actor, seen);
  const place = nextPlace(article, 'save');
  requireRight(ctx.actor, article, [], 'save');
  const isDraft = article.status === 'DRAFT';
  if (!isDraft && content.column !== article.column)
    throw fieldsRefused({ 'data.column': m.fault_column_fixed() });
  return updateVersion(tx, ctx, articles, article.id, {
    ...(isDraft ? await draftColumns(tx, content, ctx.now) : {}),
    ...place,
  });
}

/** Saves the content in the working copy and adds the writer to its authors. */
export async function writeRevision(
  tx: Db,
  { actor: { userId }, now }: Pick<Context, 'actor' | 'now'>,
  articleId: string,
  content: ArticleContent,
): Promise<void> {
  await tx
    .insert(articleRevisions)
    .values({ articleId, content, authorIds: [userId], updatedAt: now })
    .onConflictDoUpdate({
      target: articleRevisions.articleId,
      set: { content, updatedAt: now, authorIds: withAuthor(articleRevisions.authorIds, userId) },
    });
}

/**
 * Saves the working copy of an article, or creates a new article with one.
 * @throws {AppError} 500404, 500409, 500012, 300002, 100002 for files and enterprises that can't be used
 */
export const saveArticle: Verb<typeof articleSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const content = cleanContent(data);
    await requireFiles(tx, content);
    await requireEnterprises(tx, content);
    const article = id
      ? await changeArticle(tx, ctx, { id, version }, content)
      : await addArticle(tx, ctx, content);
    await writeRevision(tx, ctx, article.id, content);
    await writeLog(tx, ctx, {
      event: id ? 'article.save' : 'article.begin',
      entity: 'article',
      entityId: article.id,
      after: { title: article.title, column: article.column, version: article.version },
    });
    return { contentId: article.id, version: article.version, savedAt: ctx.now.getTime() };
  });
