import type { articleRestoreVersion } from '@portal/contract/content/article-version';
import { inTransaction } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { articles } from '../article.table.ts';
import { nextPlace, requireRight } from './article-editing.policy.ts';
import { lockArticle } from './article-editing.queries.ts';
import { getVersionContent } from './article-versions.ts';
import { draftColumns, writeRevision } from './save-article.ts';

/**
 * Makes an approved version the working copy, to be submitted like any other.
 * @throws {AppError} 500404, 500409, 500012 while a working copy is waiting for review, 300002 for an enterprise's text
 */
export const restoreVersion: Verb<typeof articleRestoreVersion> = (ctx, { id, version: seen, no }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { article, revision } = await lockArticle(tx, actor, { id, version: seen });
    const event = revision ? 'save' : 'edit';
    const place = nextPlace(article, event);
    requireRight(actor, article, [], event);
    const content = await getVersionContent(tx, id, no);
    // Past times of the old version are dropped: the text appears on approval and doesn't expire.
    const expireAt = content.expireAt !== null && content.expireAt <= now.getTime() ? null : content.expireAt;
    const publishAt = article.status === 'PUBLISHED' ? article.publishAt.getTime() : null;
    const restored = { ...content, column: article.column, publishAt, expireAt };
    await writeRevision(tx, ctx, id, restored);
    const { version } = await updateVersion(tx, ctx, articles, id, {
      ...(article.status === 'DRAFT' ? await draftColumns(tx, restored, now) : {}),
      ...place,
    });
    await writeLog(tx, ctx, {
      event: 'article.restoreVersion',
      entity: 'article',
      entityId: id,
      after: { no },
    });
    return { contentId: id, version, savedAt: now.getTime() };
  });
