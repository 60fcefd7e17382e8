import { paths } from '@portal/contract/paths';
import { and, eq, ne, sql } from 'drizzle-orm';
import { inBatches } from '../../../platform/database/in-batches.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { sendMessage } from '../../message/message.public.ts';
import { articles } from '../article.table.ts';
import { nextPlace } from './article-editing.policy.ts';
import { articleRevisions } from './article-revision.table.ts';
import { wordReturnReason } from './return-reason.ts';

/** Returns submitted texts that have expired: they can no longer be approved, so they shouldn't wait for a review. */
export async function returnLapsed(ctx: WriteContext): Promise<void> {
  const { now } = ctx;
  const isLapsed = and(
    eq(articles.revision, 'PENDING'),
    ne(articles.status, 'TRASH'),
    sql`(${articleRevisions.content}->>'expireAt')::bigint <= ${now.getTime()}`,
  );
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select({ article: articles, revision: articleRevisions })
        .from(articles)
        .innerJoin(articleRevisions, eq(articleRevisions.articleId, articles.id))
        .where(isLapsed)
        .limit(limit)
        .for('update', { of: articles, skipLocked: true }),
    async (tx, { article, revision }) => {
      const { id } = article;
      const place = nextPlace(article, 'return');
      await tx
        .update(articles)
        .set({ ...place, version: sql`${articles.version} + 1`, updatedAt: now })
        .where(eq(articles.id, id));
      await tx.update(articleRevisions).set({ returnReason: '' }).where(eq(articleRevisions.articleId, id));
      const params = { title: revision.content.title || article.title, reason: null };
      await sendMessage(tx, {
        eventCode: 'CONTENT_RETURNED',
        userIds: revision.authorIds,
        params,
        now,
        link: paths.manageContent(id),
      });
      await writeLog(tx, ctx, {
        event: 'article.return',
        entity: 'article',
        entityId: id,
        reason: wordReturnReason(''),
        before: { status: article.status, revision: article.revision },
        after: place,
      });
    },
    ({ article }) => article.id,
  );
}
