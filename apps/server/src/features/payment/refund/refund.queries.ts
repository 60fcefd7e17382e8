import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type RefundRow, refundOrders } from '../payment.table.ts';

export const refundsOf = (db: Db, payOrderId: string): Promise<RefundRow[]> =>
  db.select().from(refundOrders).where(eq(refundOrders.payOrderId, payOrderId)).orderBy(asc(refundOrders.id));

/** Amount refunded or requested per item, excluding rejected refunds. */
export function claimedOf(refunds: readonly RefundRow[]): Map<string, number> {
  const claimed = new Map<string, number>();
  for (const { status, items } of refunds)
    if (status !== 'REJECTED' && status !== 'WITHDRAWN')
      for (const { itemId, amountFen } of items) claimed.set(itemId, (claimed.get(itemId) ?? 0) + amountFen);
  return claimed;
}
