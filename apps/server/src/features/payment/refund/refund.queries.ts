import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type RefundRow, refundOrders } from '../payment.table.ts';

export const refundsOf = (db: Db, payOrderId: string): Promise<RefundRow[]> =>
  db.select().from(refundOrders).where(eq(refundOrders.payOrderId, payOrderId)).orderBy(asc(refundOrders.id));
