import { retCodes } from '@portal/contract/ret-code';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { lockBills } from '../../billing/bill/pay-bill.public.ts';
import { payItems, type RefundRow } from '../payment.table.ts';

/** What refunds under way will give back of a bill, in fen. Lock the bill first. */
export async function pendingRefundFen(tx: Db, billId: string): Promise<number> {
  const { rows } = await tx.execute<{ fen: number }>(sql`
    select coalesce(sum((part ->> 'amountFen')::int8), 0)::float8 as fen
    from pay_item i
    join refund_order r on r.pay_order_id = i.pay_order_id
    cross join lateral jsonb_array_elements(r.items) part
    where i.kind = 'BILL' and i.biz_id = ${billId} and part ->> 'itemId' = i.id
      and r.status in ('APPLIED', 'APPROVED', 'PROCESSING', 'FAILED')`);
  return rows[0]?.fen ?? 0;
}

/**
 * Refuses to refund what a correction has already given back as credit: the bills stay locked, so that only one of the
 * two can happen.
 * @throws {AppError} 500045
 */
export async function requireNotCredited(tx: Db, items: RefundRow['items']): Promise<void> {
  const ids = items.map(({ itemId }) => itemId);
  const found = ids.length === 0 ? [] : await tx.select().from(payItems).where(inArray(payItems.id, ids));
  const ofBills = found.filter(({ kind }) => kind === 'BILL');
  const locked = await lockBills(
    tx,
    ofBills.map(({ bizId }) => bizId),
  );
  for (const bill of locked) {
    const amountFen = items
      .filter(({ itemId }) => ofBills.some(({ id, bizId }) => id === itemId && bizId === bill.id))
      .reduce((sum, item) => sum + item.amountFen, 0);
    if (amountFen > bill.paidFen - bill.refundedFen - (await pendingRefundFen(tx, bill.id)))
      throw new AppError(retCodes.REFUND_OVER_PAID);
  }
}
