import type { setTopFlag as setTopFlagCall } from '@portal/contract/content/top-info';
import { maxPinned } from '@portal/contract/max-pinned';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { articles, articleTags } from './article.table.ts';

async function requirePlace(tx: Db, column: (typeof articles.$inferSelect)['column']): Promise<void> {
  // One at a time per column, or two calls could take the last place.
  await takeTurn(tx, `top:${column}`);
  const isPinned = and(eq(articles.column, column), eq(articles.status, 'PUBLISHED'), articles.pinned);
  if ((await tx.$count(articles, isPinned)) >= maxPinned)
    throw fieldsRefused({ topFlag: m.fault_pinned({ max: maxPinned }) });
}

async function highestRank(tx: Db, column: (typeof articles.$inferSelect)['column']): Promise<number> {
  const [row] = await tx
    .select({ rank: sql<number>`coalesce(max(${articles.topRank}), 0)`.mapWith(Number) })
    .from(articles)
    .where(and(eq(articles.column, column), eq(articles.status, 'PUBLISHED'), articles.pinned));
  return row?.rank ?? 0;
}

/**
 * Pins or unpins a published article in its column; does nothing if it's already so.
 * @throws {AppError} 500404, 500012 if it isn't published, 100002 if the column's places are all taken
 */
export const setTopFlag: Verb<typeof setTopFlagCall> = (ctx, { businessId, topFlag }) => {
  const pinned = topFlag === '1';
  return inTransaction(ctx.db, async (tx) => {
    const isArticle = eq(articles.id, businessId);
    const [article] = await tx.select().from(articles).where(isArticle).for('update');
    if (!article) throw notFound();
    if (article.status !== 'PUBLISHED') throw new AppError(retCodes.TRANSITION_REFUSED);
    if (article.pinned === pinned) return { topFlag };
    if (pinned) await requirePlace(tx, article.column);
    const updatedBy = ctx.actor.userId;
    // The last pinned comes first; unpinned articles have rank 0.
    const topRank = pinned ? (await highestRank(tx, article.column)) + 1 : 0;
    const place = { pinned, topRank, topUntil: null };
    await tx
      .update(articles)
      .set({ ...place, updatedAt: ctx.now, updatedBy })
      .where(isArticle);
    await tx.update(articleTags).set({ pinned, topRank }).where(eq(articleTags.articleId, businessId));
    await writeLog(tx, ctx, {
      event: 'article.setTopFlag',
      entity: 'article',
      entityId: businessId,
      before: { pinned: article.pinned },
      after: { pinned },
    });
    await invalidateTags(tx, ['content']);
    return { topFlag };
  });
};
