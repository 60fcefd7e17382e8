import type { receiptRemind } from '@portal/contract/content/article-receipt';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { articles } from '../article.table.ts';
import { askForReceipts } from './ask-for-receipts.ts';
import { findReceiptArticle } from './receipt.queries.ts';
import { mayRemind } from './receipt.view.ts';

/**
 * Reminds enterprises that haven't confirmed an article, once a day.
 * @throws {AppError} 500404, 500012 if all have confirmed or were reminded today
 */
export const remindReaders: Verb<typeof receiptRemind> = (ctx, { id }) =>
  inTransaction(ctx.db, async (tx) => {
    const now = ctx.now;
    const isArticle = eq(articles.id, id);
    await tx.select({ id: articles.id }).from(articles).where(isArticle).for('update');
    const article = await findReceiptArticle(tx, id);
    if (article?.status !== 'PUBLISHED') throw notFound();
    if (!mayRemind(article, now))
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_nobody_to_remind() });
    const reminded = await askForReceipts(tx, { ...article, id }, now);
    await tx.update(articles).set({ remindedAt: now }).where(isArticle);
    await writeLog(tx, ctx, {
      event: 'article.remind',
      entity: 'article',
      entityId: id,
      after: { reminded },
    });
    return { reminded, remindedAt: now.getTime() };
  });
