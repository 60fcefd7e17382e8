import { retCodes } from '@portal/contract/ret-code';
import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { articles } from '../article.table.ts';
import { askForReceipts } from '../receipt/ask-for-receipts.ts';
import { notifyAboutStory } from '../story/notify-about-story.ts';
import { announceArticle } from './announce-article.ts';
import { actionsOf, nextPlace, requireRight } from './article-editing.policy.ts';
import { findRevision, lockArticle } from './article-editing.queries.ts';
import type { OperatedEvent, Operation, Step } from './article-step.ts';
import { applyEffect } from './carry-out.ts';
import type { Article } from './edited-article.ts';
import { notifyAuthors } from './notify-authors.ts';

/** Events after which the public reads something else. */
const publicEvents: OperatedEvent[] = ['approve', 'schedule', 'withdraw', 'trash'];

async function writePlace(tx: Db, { article, actor, now }: Step, set: Partial<Article>): Promise<Article> {
  const [changed] = await tx
    .update(articles)
    .set({ ...set, version: sql`${articles.version} + 1`, updatedAt: now, updatedBy: actor.userId })
    .where(eq(articles.id, article.id))
    .returning();
  if (!changed) throw new AppError(retCodes.NOT_FOUND);
  return changed;
}

/**
 * Moves an article to its next state.
 * @throws {AppError} 500404, 500409, 500012, 300002 for authors who would decide themselves, 100002
 */
export async function operateArticle(ctx: Context, operation: Operation) {
  const { actor } = ctx;
  const { id, event, version, data } = operation;
  return inTransaction(ctx.db, async (tx) => {
    const { article, revision } = await lockArticle(tx, actor, { id, version });
    const place = nextPlace(article, event);
    requireRight(actor, article, revision?.authorIds ?? [], event);
    const step: Step = { article, revision, operation, place, actor, now: ctx.now };
    const changed = await writePlace(tx, step, { ...place, ...(await applyEffect(tx, step)) });
    if (publicEvents.includes(event)) await announceArticle(tx, [article, changed], step.now);
    const appears = changed.status === 'PUBLISHED' && article.status !== 'PUBLISHED';
    if (appears && changed.needReceipt) await askForReceipts(tx, changed, step.now);
    await (article.origin === 'ENTERPRISE' ? notifyAboutStory : notifyAuthors)(tx, step, changed);
    await writeLog(tx, ctx, {
      event: `article.${event}`,
      entity: 'article',
      entityId: id,
      before: { status: article.status, revision: article.revision },
      after: { status: changed.status, revision: changed.revision, title: changed.title },
      ...(data.reason === '' ? {} : { reason: data.reason }),
    });
    const left = await findRevision(tx, id);
    return {
      contentId: id,
      status: changed.status,
      revision: changed.revision,
      version: changed.version,
      actions: actionsOf(actor, changed, left?.authorIds ?? []),
    };
  });
}
