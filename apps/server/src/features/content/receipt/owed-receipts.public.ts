import { and, eq, gt, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { articles } from '../article.table.ts';
import { asksForReceipts, isItsReceipt, isWanted } from './receipt.queries.ts';
import { articleReceipts } from './receipt.table.ts';

/** The articles in force that an enterprise has still to confirm. */
export function isOwedBy(db: Db, enterpriseId: string, now: Date): SQL | undefined {
  const confirmed = db.select({ one: sql`1` }).from(articleReceipts).where(isItsReceipt);
  const isAsked = db
    .select({ one: sql`1` })
    .from(enterprises)
    .where(and(eq(enterprises.id, enterpriseId), isWanted, notExists(confirmed)));
  return and(
    asksForReceipts,
    or(isNull(articles.expireAt), gt(articles.expireAt, now)),
    sql`exists ${isAsked}`,
  );
}
