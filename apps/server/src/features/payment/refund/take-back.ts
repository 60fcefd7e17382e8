import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { type Desk, payableOf } from '../desk.ts';
import { ofOrder } from '../invoice/invoice-source.ts';
import { refundInvoice } from '../invoice/move-invoice.ts';
import { itemsOf } from '../order/order.queries.ts';
import { type PayOrder, payItems, payOrders, type RefundRow } from '../payment.table.ts';

interface TakenBack {
  tx: Db;
  ctx: WriteContext;
  desk: Pick<Desk, 'payables'>;
  order: PayOrder;
  refund: RefundRow;
}

/** Reverses the sale of a locked order: items, order, what was paid for, and the invoice. */
export async function takeBack({ tx, ctx, desk, order, refund }: TakenBack): Promise<void> {
  const byId = new Map((await itemsOf(tx, order.id)).map((item) => [item.id, item]));
  for (const { itemId, amountFen } of refund.items)
    await tx
      .update(payItems)
      .set({ refundedFen: sql`${payItems.refundedFen} + ${amountFen}` })
      .where(eq(payItems.id, itemId));
  await updateVersion(tx, ctx, payOrders, order.id, { refundedFen: order.refundedFen + refund.amountFen });
  const items = refund.items.flatMap(({ itemId, amountFen }) => {
    const item = byId.get(itemId);
    return item ? [{ bizId: item.bizId, amountFen }] : [];
  });
  await payableOf(desk, order.kind).refund(tx, ctx, items);
  await refundInvoice(tx, ctx, ofOrder(order.id));
}
