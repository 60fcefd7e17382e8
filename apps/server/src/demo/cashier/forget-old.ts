import { and, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { cashierNotices, cashierPayments, cashierRefunds } from './cashier.table.ts';

/** Refunds of a demo payment can be requested for a year. */
const keptMs = 366 * 86_400_000;
const keptNoticesMs = 30 * 86_400_000;

/** Deletes records old enough that nobody queries them any more. */
export async function forgetOld(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  const sentBefore = new Date(now.getTime() - keptNoticesMs);
  await db
    .delete(cashierNotices)
    .where(and(isNotNull(cashierNotices.doneAt), lt(cashierNotices.doneAt, sentBefore)));
  await db.delete(cashierRefunds).where(lt(cashierRefunds.settlesAt, before));
  await db.delete(cashierPayments).where(lt(cashierPayments.createdAt, before));
}
