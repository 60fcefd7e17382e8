import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { announceChange } from '../../platform/page-cache/invalidation.ts';
import { articles, articleTags } from './article.table.ts';

const system = { actor: null, ip: '', userAgent: '' };
const most = 500;

/** Articles whose time has come: scheduled ones are published, those past their validity expire. */
export async function settleArticles(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await inTransaction(deps.database.db, async (tx) => {
    const published = await publishDue(tx, deps.clock.now());
    const expired = await expireDue(tx, deps.clock.now());
    for (const entityId of published) {
      await writeAudit(tx, deps.clock, system, { event: 'article.publish', entity: 'article', entityId });
    }
    for (const entityId of expired) {
      await writeAudit(tx, deps.clock, system, { event: 'article.expire', entity: 'article', entityId });
    }
    if (published.length + expired.length > 0) await announceChange(tx, ['content']);
  });
}

async function publishDue(tx: Db, now: Date): Promise<string[]> {
  const due = await tx
    .select()
    .from(articles)
    .where(and(eq(articles.status, 'SCHEDULED'), lte(articles.publishAt, now)))
    .limit(most)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await tx.update(articles).set({ status: 'PUBLISHED', updatedAt: now }).where(inArray(articles.id, ids));
  const tagRows = due.flatMap(({ id, tagIds, column, pinned, publishAt }) =>
    tagIds.map((tagId) => ({ articleId: id, tagId, column, pinned, publishAt })),
  );
  if (tagRows.length > 0) await tx.insert(articleTags).values(tagRows).onConflictDoNothing();
  return ids;
}

async function expireDue(tx: Db, now: Date): Promise<string[]> {
  const due = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.status, 'PUBLISHED'), isNotNull(articles.expireAt), lte(articles.expireAt, now)))
    .limit(most)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await tx.update(articles).set({ status: 'EXPIRED', updatedAt: now }).where(inArray(articles.id, ids));
  await tx.delete(articleTags).where(inArray(articleTags.articleId, ids));
  return ids;
}
