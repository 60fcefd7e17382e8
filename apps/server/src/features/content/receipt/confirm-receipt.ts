import type { receiptConfirm, receiptQueryOwn } from '@portal/contract/content/article-receipt';
import type { Db } from '../../../platform/database/database.ts';
import { inTurn } from '../../../platform/database/in-turn.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { OutputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { findReader, findReceiptArticle } from './receipt.queries.ts';
import { articleReceipts } from './receipt.table.ts';

type OwnReceipt = OutputOf<typeof receiptQueryOwn>;

const notWanted: OwnReceipt = { wanted: false, confirmedAt: null, confirmedBy: '', confirmed: 0, total: 0 };

/** The caller's receipt state for an article; empty without an enterprise or if no confirmation is needed. */
export async function getOwnReceipt(db: Db, id: string, enterpriseId: string | null): Promise<OwnReceipt> {
  if (enterpriseId === null) return notWanted;
  const [reader, article] = await Promise.all([
    findReader(db, { id, enterpriseId }),
    findReceiptArticle(db, id),
  ]);
  if (!reader || !article) return notWanted;
  return {
    wanted: true,
    confirmedAt: reader.confirmedAt?.getTime() ?? null,
    confirmedBy: reader.confirmedBy,
    ...article.figures,
  };
}

/**
 * Confirms an article for the caller's enterprise; the first confirmation is kept.
 * @throws {AppError} 500404 for articles it doesn't have to confirm
 */
export const confirmReceipt: Verb<typeof receiptConfirm> = (ctx, { id: articleId }) => {
  const { userId, enterpriseId } = ctx.actor;
  const work = async (tx: Db) => {
    const reader = enterpriseId && (await findReader(tx, { id: articleId, enterpriseId }));
    if (!reader) throw notFound();
    const added = await tx
      .insert(articleReceipts)
      .values({ articleId, enterpriseId, userId, at: ctx.now })
      .onConflictDoNothing()
      .returning({ at: articleReceipts.at });
    if (added.length > 0)
      await writeLog(tx, ctx, {
        event: 'article.confirm',
        entity: 'article',
        entityId: articleId,
        after: { enterpriseId },
      });
    return getOwnReceipt(tx, articleId, enterpriseId);
  };
  return inTurn(ctx, `receipt ${articleId}`, work, { abreast: 3 });
};
