import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { systemContext } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { notifyCollectors } from '../collect/collect.public.ts';
import { refreshEnterprises } from '../enterprise/refresh-enterprises.public.ts';
import { articles } from './article.table.ts';
import { returnLapsed } from './editing/return-lapsed.ts';
import { askForReceipts } from './receipt/ask-for-receipts.ts';
import { notifyStoryAppeared } from './story/notify-about-story.ts';
import { clearTags, writeTags } from './write-tags.ts';

const maxAtOnce = 500;
const nextVersion = { version: sql`${articles.version} + 1` };
const notPinned = { pinned: false, topRank: 0, topUntil: null };

/** Articles whose time has come: to appear, to expire, to leave the top, to go back to their authors. */
export async function settleArticles(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  await inTransaction(ctx.db, async (tx) => {
    const published = await publishDue(tx, ctx.now);
    const expired = await expireDue(tx, ctx.now);
    for (const entityId of published) {
      await writeLog(tx, ctx, { event: 'article.publish', entity: 'article', entityId });
    }
    for (const entityId of expired) {
      await writeLog(tx, ctx, { event: 'article.expire', entity: 'article', entityId });
    }
    await notifyCollectors(tx, 'ARTICLE', [...published, ...expired]);
    const unpinned = await unpinDue(tx, ctx.now);
    for (const entityId of unpinned) {
      await writeLog(tx, ctx, { event: 'article.unpin', entity: 'article', entityId });
    }
    await returnLapsed(tx, ctx);
    // A story is shown on its enterprise's page.
    if (published.length + expired.length + unpinned.length > 0)
      await invalidateTags(tx, ['content', 'enterprise']);
  });
}

async function publishDue(tx: Db, now: Date): Promise<string[]> {
  const due = await tx
    .select()
    .from(articles)
    .where(and(eq(articles.status, 'SCHEDULED'), lte(articles.publishAt, now)))
    .limit(maxAtOnce)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await tx
    .update(articles)
    .set({ status: 'PUBLISHED', ...nextVersion, updatedAt: now })
    .where(inArray(articles.id, ids));
  await writeTags(tx, due);
  const stories = due.flatMap(({ column, enterpriseId }) => (column === 'STYLE' && enterpriseId) || []);
  await refreshEnterprises(tx, stories, now);
  for (const article of due) {
    if (article.needReceipt) await askForReceipts(tx, article, now);
    if (article.origin === 'ENTERPRISE') await notifyStoryAppeared(tx, article, now);
  }
  return ids;
}

async function expireDue(tx: Db, now: Date): Promise<string[]> {
  const due = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.status, 'PUBLISHED'), isNotNull(articles.expireAt), lte(articles.expireAt, now)))
    .limit(maxAtOnce)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await tx
    .update(articles)
    .set({ status: 'EXPIRED', ...notPinned, ...nextVersion, updatedAt: now })
    .where(inArray(articles.id, ids));
  await clearTags(tx, ids);
  return ids;
}

/** Articles whose time at the top is over return to the others. */
async function unpinDue(tx: Db, now: Date): Promise<string[]> {
  const due = await tx
    .update(articles)
    .set({ ...notPinned, updatedAt: now })
    .where(and(eq(articles.status, 'PUBLISHED'), lte(articles.topUntil, now)))
    .returning();
  if (due.length > 0) await writeTags(tx, due);
  return due.map(({ id }) => id);
}
