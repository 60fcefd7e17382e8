import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { everyStep } from '../../platform/database/failed-rows.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import type { Deps } from '../../platform/deps.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { notifyCollectors } from '../collect/collect.public.ts';
import { refreshEnterprises } from '../enterprise/refresh-enterprises.public.ts';
import { articles } from './article.table.ts';
import { returnLapsed } from './editing/return-lapsed.ts';
import { askForReceipts } from './receipt/ask-for-receipts.ts';
import { notifyStoryAppeared } from './story/notify-about-story.ts';
import { clearTags, writeTags } from './write-tags.ts';

const nextVersion = { version: sql`${articles.version} + 1` };
const notPinned = { pinned: false, topRank: 0, topUntil: null };

type Article = typeof articles.$inferSelect;

const toPublish = (now: Date) => and(eq(articles.status, 'SCHEDULED'), lte(articles.publishAt, now));
const toExpire = (now: Date) =>
  and(eq(articles.status, 'PUBLISHED'), isNotNull(articles.expireAt), lte(articles.expireAt, now));
const toUnpin = (now: Date) => and(eq(articles.status, 'PUBLISHED'), lte(articles.topUntil, now));

async function publish(tx: Db, ctx: WriteContext, article: Article): Promise<void> {
  const { now } = ctx;
  const { id: entityId, column, enterpriseId } = article;
  await tx
    .update(articles)
    .set({ status: 'PUBLISHED', ...nextVersion, updatedAt: now })
    .where(eq(articles.id, entityId));
  await writeTags(tx, [article]);
  await refreshEnterprises(tx, column === 'STYLE' && enterpriseId ? [enterpriseId] : [], now);
  if (article.needReceipt) await askForReceipts(tx, article, now);
  if (article.origin === 'ENTERPRISE') await notifyStoryAppeared(tx, article, now);
  await writeLog(tx, ctx, { event: 'article.publish', entity: 'article', entityId });
  await notifyCollectors(tx, 'ARTICLE', [entityId]);
}

async function expire(tx: Db, ctx: WriteContext, { id: entityId }: Article): Promise<void> {
  await tx
    .update(articles)
    .set({ status: 'EXPIRED', ...notPinned, ...nextVersion, updatedAt: ctx.now })
    .where(eq(articles.id, entityId));
  await clearTags(tx, [entityId]);
  await writeLog(tx, ctx, { event: 'article.expire', entity: 'article', entityId });
  await notifyCollectors(tx, 'ARTICLE', [entityId]);
}

/** Unpins an article whose pinned period is over. */
async function unpin(tx: Db, ctx: WriteContext, { id: entityId }: Article): Promise<void> {
  const unpinned = await tx
    .update(articles)
    .set({ ...notPinned, updatedAt: ctx.now })
    .where(eq(articles.id, entityId))
    .returning();
  await writeTags(tx, unpinned);
  await writeLog(tx, ctx, { event: 'article.unpin', entity: 'article', entityId });
}

const settleDue = (
  ctx: WriteContext,
  isDue: SQL | undefined,
  settle: (tx: Db, ctx: WriteContext, article: Article) => Promise<void>,
) =>
  inBatches(
    ctx.db,
    (tx, limit) => tx.select().from(articles).where(isDue).limit(limit).for('update', { skipLocked: true }),
    async (tx, article) => {
      await settle(tx, ctx, article);
      // A story is shown on its enterprise's page.
      await invalidateTags(tx, ['content', 'enterprise']);
    },
    ({ id }) => id,
  );

/** Scheduled work on articles: publishes, expires, unpins, or returns them to their authors. */
export async function settleArticles(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  await everyStep({
    publish: () => settleDue(ctx, toPublish(ctx.now), publish),
    expire: () => settleDue(ctx, toExpire(ctx.now), expire),
    unpin: () => settleDue(ctx, toUnpin(ctx.now), unpin),
    return: () => returnLapsed(ctx),
  });
}
