import { and, eq, exists, gt, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { articles } from '../article.table.ts';
import { asksForReceipts, isWanted } from './receipt.queries.ts';
import { articleReceipts } from './receipt.table.ts';

/** Valid articles an enterprise still has to confirm. */
export function isOwedBy(db: Db, enterpriseId: string, now: Date): SQL | undefined {
  // Filtered by the enterprise itself, so that other enterprises' receipts aren't read.
  const confirmed = db
    .select({ one: sql`1` })
    .from(articleReceipts)
    .where(and(eq(articleReceipts.articleId, articles.id), eq(articleReceipts.enterpriseId, enterpriseId)));
  const isAsked = db
    .select({ one: sql`1` })
    .from(enterprises)
    .where(and(eq(enterprises.id, enterpriseId), eq(enterprises.entryStatus, 'PASSED'), isWanted));
  return and(
    asksForReceipts,
    or(isNull(articles.expireAt), gt(articles.expireAt, now)),
    exists(isAsked),
    notExists(confirmed),
  );
}
