import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { articles } from '../article.table.ts';
import { nextPlace, requireRight } from './article-editing.policy.ts';
import { lockArticle } from './article-editing.queries.ts';
import { getVersionContent } from './article-versions.ts';
import { draftColumns, type Saved, writeRevision } from './save-article.ts';

/**
 * Makes an approved version the working copy, which is then handed in like any other.
 * @throws {AppError} 500404, 500409, 500012 while a working copy waits for its review, 300002 for an enterprise's text
 */
export async function restoreVersion(
  ctx: Context,
  { id, version, no }: { id: string; version: number; no: number },
): Promise<Saved> {
  const { userId } = ctx.actor;
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.now;
    const { article, revision } = await lockArticle(tx, ctx.actor, { id, version });
    const event = revision ? 'save' : 'edit';
    const place = nextPlace(article, event);
    requireRight(ctx.actor, article, [], event);
    const content = await getVersionContent(tx, id, no);
    // Its time is over; it appears with the approval.
    const expireAt = content.expireAt !== null && content.expireAt <= now.getTime() ? null : content.expireAt;
    const publishAt = article.status === 'PUBLISHED' ? article.publishAt.getTime() : null;
    const { column } = article;
    const restored = { ...content, column, publishAt, expireAt };
    await writeRevision(tx, id, restored, userId, now);
    const [changed] = await tx
      .update(articles)
      .set({
        ...(article.status === 'DRAFT' ? await draftColumns(tx, restored, now) : {}),
        ...place,
        version: sql`${articles.version} + 1`,
        updatedAt: now,
        updatedBy: userId,
      })
      .where(eq(articles.id, id))
      .returning({ version: articles.version });
    await writeLog(tx, ctx, {
      event: 'article.restoreVersion',
      entity: 'article',
      entityId: id,
      after: { no },
    });
    return { contentId: id, version: changed?.version ?? version, savedAt: now.getTime() };
  });
}
