import { nextBusinessNumber } from '../../../platform/business-number.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { type Receipt, receiptItems, receipts } from './receipt.table.ts';

export interface NewReceipt
  extends Pick<Receipt, 'enterpriseId' | 'way' | 'payer' | 'receivedOn' | 'amountFen'>,
    Partial<Pick<Receipt, 'bankLineId' | 'voucherNo' | 'fileId' | 'note'>> {
  items: readonly { billId: string; amountFen: number }[];
}

/** Enters a receipt as proposed; what no bill takes will be credit. */
export async function openReceipt(
  tx: Db,
  ctx: WriteContext,
  { items, ...entered }: NewReceipt,
): Promise<Receipt> {
  const { now, actor } = ctx;
  const by = actor?.userId ?? null;
  const id = orderedId(now.getTime());
  const usedFen = items.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const [receipt] = await tx
    .insert(receipts)
    .values({
      ...entered,
      id,
      no: await nextBusinessNumber(tx, 'SJ', now),
      creditFen: entered.amountFen - usedFen,
      status: 'PROPOSED',
      firstBy: by,
      createdAt: now,
      createdBy: by,
      updatedAt: now,
      updatedBy: by,
    })
    .returning();
  if (!receipt) throw new Error('failed to insert receipt');
  if (items.length > 0)
    await tx
      .insert(receiptItems)
      .values(items.map((item, position) => ({ ...item, receiptId: id, position })));
  const { no, way, amountFen, status } = receipt;
  await writeLog(tx, ctx, {
    event: 'payReceipt.create',
    entity: 'payReceipt',
    entityId: id,
    after: { no, way, amountFen, status },
  });
  return receipt;
}
