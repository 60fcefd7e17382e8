import type { TopRow, topSave } from '@portal/contract/content/top-info';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, desc, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { articles, articleTags } from '../article.table.ts';

type Order = InputOf<typeof topSave>;

const isPinned = and(eq(articles.status, 'PUBLISHED'), articles.pinned);

/** Pinned articles by column, in order. */
export async function listTop(db: Db): Promise<TopRow[]> {
  const rows = await db
    .select({
      contentId: articles.id,
      column: articles.column,
      title: articles.title,
      publishAt: articles.publishAt,
      topUntil: articles.topUntil,
    })
    .from(articles)
    .where(isPinned)
    .orderBy(asc(articles.column), desc(articles.topRank), desc(articles.publishAt), desc(articles.id));
  return rows.map((row) => ({
    ...row,
    publishAt: row.publishAt.getTime(),
    topUntil: row.topUntil?.getTime() ?? null,
  }));
}

/** @throws {AppError} 500409 if the pinned articles have changed since, 100002 for a past time */
async function requireSame(tx: Db, { column, data }: Order, now: Date): Promise<void> {
  const pinned = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(isPinned, eq(articles.column, column)))
    .for('update');
  const given = new Set(data.map(({ contentId }) => contentId));
  const isSame =
    given.size === data.length && pinned.length === given.size && pinned.every(({ id }) => given.has(id));
  if (!isSame) throw new AppError(retCodes.VERSION_CONFLICT);
  if (data.some(({ topUntil }) => topUntil !== null && topUntil <= now.getTime()))
    throw fieldsRefused({ topUntil: m.fault_pin_past() });
}

/**
 * Sets the order of a column's pinned articles.
 * @throws {AppError} 500409, 100002
 */
export const saveTop: Verb<typeof topSave> = (ctx, order) =>
  inTransaction(ctx.db, async (tx) => {
    await requireSame(tx, order, ctx.now);
    const { column, data } = order;
    // Five updates at most.
    for (const [place, { contentId, topUntil }] of data.entries()) {
      const topRank = data.length - place;
      const until = topUntil === null ? null : new Date(topUntil);
      await tx.update(articles).set({ topRank, topUntil: until }).where(eq(articles.id, contentId));
      await tx.update(articleTags).set({ topRank }).where(eq(articleTags.articleId, contentId));
    }
    await writeLog(tx, ctx, {
      event: 'article.orderTop',
      entity: 'article',
      entityId: column,
      after: data,
    });
    await invalidateTags(tx, ['content']);
    return listTop(tx);
  });
