import type { ArticleContent } from '@portal/contract/content/article-content';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { articles } from '../article.table.ts';
import { contentSearch } from '../content.search.ts';
import { writeTags } from '../write-tags.ts';
import { articleVersions } from './article-revision.table.ts';
import { requireFiles } from './clean-content.ts';
import { columnsOf } from './content-rows.ts';
import { withCover } from './draw-cover.ts';
import type { Article } from './edited-article.ts';

interface PastArticle {
  values: ArticleContent;
  /** What the log shows next to the values. */
  logged: object;
}

/** Updates search and cached pages. */
export async function followArticles(tx: Db, now: Date, ids: readonly string[]): Promise<void> {
  await refreshDocuments(tx, contentSearch, ids, now);
  await invalidateTags(tx, ['content']);
}

/**
 * Publishes articles of the park that have a past, each on its own day and as its first version. Nobody is notified.
 * @throws {AppError} 100002 for pictures that are gone
 */
export async function writePastArticles(
  tx: Db,
  ctx: WriteContext,
  given: readonly PastArticle[],
): Promise<Article[]> {
  const { now } = ctx;
  const userId = ctx.actor?.userId ?? null;
  const by = { createdBy: userId, createdAt: now, updatedBy: userId, updatedAt: now };
  const saved: Article[] = [];
  for (const { values } of given) {
    await requireFiles(tx, values);
    const id = ulid(now.getTime());
    const content = await withCover(tx, id, values, now);
    const [article] = await tx
      .insert(articles)
      .values({
        ...(await columnsOf(tx, content, now)),
        ...by,
        id,
        publishAt: new Date(content.publishAt ?? now),
        status: 'PUBLISHED',
        origin: 'PARK',
      })
      .returning();
    if (!article) throw new Error('failed to insert article');
    await tx.insert(articleVersions).values({
      articleId: id,
      no: 1,
      content,
      authorIds: userId === null ? [] : [userId],
      approvedBy: userId,
      approvedAt: now,
    });
    saved.push(article);
  }
  await writeTags(tx, saved);
  await writeLogs(
    tx,
    ctx,
    saved.map(({ id, title, column, version }, at) => ({
      event: 'article.import',
      entity: 'article',
      entityId: id,
      after: { title, column, version, ...given[at]?.logged },
    })),
  );
  await followArticles(
    tx,
    now,
    saved.map(({ id }) => id),
  );
  return saved;
}
