import type { articleOperate } from '@portal/contract/content/article-manage';
import { inTransaction } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { articles } from '../article.table.ts';
import { askForReceipts } from '../receipt/ask-for-receipts.ts';
import { endReceiptRequests } from '../receipt/end-requests.ts';
import { notifyAboutStory } from '../story/notify-about-story.ts';
import { announceArticle } from './announce-article.ts';
import { applyEffect } from './apply-effect.ts';
import { actionsOf, nextPlace, requireRight } from './article-editing.policy.ts';
import { findRevision, lockArticle } from './article-editing.queries.ts';
import { notifyAuthors } from './notify-authors.ts';
import type { OperatedEvent, TransitionContext } from './transition-context.ts';

/** Events that change the public text. */
const publicEvents: readonly OperatedEvent[] = ['approve', 'schedule', 'withdraw', 'trash'];

/**
 * Moves an article to its next state.
 * @throws {AppError} 500404, 500409, 500012, 300002 for authors deciding on their own text, 100002
 */
export const operateArticle: Verb<typeof articleOperate> = (ctx, operation) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { id, event, data } = operation;
    const edited = await lockArticle(tx, actor, operation);
    const { article } = edited;
    const place = nextPlace(article, event);
    requireRight(actor, article, edited.revision?.authorIds ?? [], event);
    const transition: TransitionContext = { ...edited, operation, actor, now };
    const effect = await applyEffect(tx, transition);
    const changed = await updateVersion(tx, ctx, articles, id, { ...place, ...effect });
    if (publicEvents.includes(event)) await announceArticle(tx, [article, changed], now);
    const appears = changed.status === 'PUBLISHED' && article.status !== 'PUBLISHED';
    if (appears && changed.needReceipt) await askForReceipts(tx, changed, now);
    if (event === 'withdraw' || event === 'trash') await endReceiptRequests(tx, changed, now);
    await (article.origin === 'ENTERPRISE' ? notifyAboutStory : notifyAuthors)(tx, transition, changed);
    await writeLog(tx, ctx, {
      event: `article.${event}`,
      entity: 'article',
      entityId: id,
      before: { status: article.status, revision: article.revision },
      after: { status: changed.status, revision: changed.revision, title: changed.title },
      ...(data.reason === '' ? {} : { reason: data.reason }),
    });
    const left = await findRevision(tx, id);
    const { status, revision, version } = changed;
    const actions = actionsOf(actor, changed, left?.authorIds ?? []);
    return { contentId: id, status, revision, version, actions };
  });
