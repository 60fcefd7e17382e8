import { paths } from '@portal/contract/paths';
import { isCounterWay } from '@portal/contract/payment/receipt-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { lockBills, payersOfEnterprise, unpayBill } from '../../billing/bill/pay-bill.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { lockCredit } from '../account.public.ts';
import { bankLines } from '../bank/bank-line.table.ts';
import { moveLine } from '../bank/claim-line.ts';
import { dayToGiveBack } from '../counter-day/open-day.ts';
import { ofReceipt } from '../invoice/invoice-source.ts';
import { refundInvoice } from '../invoice/move-invoice.ts';
import { bookTransfers } from '../ledger/book-transfer.ts';
import { itemsOfReceipt, movementsOf } from './book-receipt.ts';
import { moveReceipt } from './move-receipt.ts';
import type { Receipt, ReceiptItem } from './receipt.table.ts';

/** Gives the bank line of a receipt back to everybody; its money waits in suspense again. */
export async function freeLine(
  tx: Db,
  ctx: WriteContext,
  { bankLineId }: Receipt,
  event: 'drop' | 'free',
): Promise<void> {
  if (bankLineId === null) return;
  const [line] = await tx.select().from(bankLines).where(eq(bankLines.id, bankLineId)).for('update');
  if (!line) throw new Error(`no bank line ${bankLineId}`);
  await moveLine(tx, ctx, line, event, { receiptId: null, firstBy: null });
}

const partOf = (item: ReceiptItem) => ({
  amountFen: item.amountFen,
  lateFen: item.lateFen,
  before: { lateAccruedFen: item.lateBeforeFen, lateAccruedDays: item.lateDaysBefore },
  after: { lateAccruedFen: item.lateAfterFen, lateAccruedDays: item.lateDaysAfter },
});

/**
 * Takes a booked receipt back, as a booking of its own: its bills owe again, its credit is gone, its money is where it
 * was. Its invoice ends, or has to be reversed too. The receipt stays as it is.
 * @throws {AppError} 500012 with the reason, if a bill has moved on or the credit is used
 */
export async function reverseReceipt(
  tx: Db,
  ctx: WriteContext,
  receipt: Receipt,
  set: Partial<Pick<Receipt, 'reversalBy' | 'reversalSecondBy' | 'reason'>>,
): Promise<Receipt> {
  const { now } = ctx;
  const items = await itemsOfReceipt(tx, receipt.id);
  const reason = set.reason ?? receipt.reason;
  const found = await lockBills(
    tx,
    items.map(({ billId }) => billId),
  );
  for (const bill of found) {
    const item = items.find(({ billId }) => billId === bill.id);
    if (item) await unpayBill(tx, ctx, { bill, part: partOf(item), reason });
  }
  if (receipt.creditFen > 0 && receipt.creditFen > (await lockCredit(tx, receipt.enterpriseId)))
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.counter_refusal_credit_used() });
  const moved = await moveReceipt(tx, ctx, receipt, 'reverse', {
    ...set,
    reversalNo: await nextBusinessNumber(tx, 'CX', now),
    reversedAt: now,
    reversedOn: isCounterWay(receipt.way) ? await dayToGiveBack(tx, now) : null,
  });
  await bookTransfers(tx, movementsOf(moved, items, { now, isReversal: true }));
  await refundInvoice(tx, ctx, ofReceipt(receipt.id));
  await freeLine(tx, ctx, receipt, 'free');
  if (receipt.way !== 'CREDIT')
    await sendMessage(tx, {
      eventCode: 'RECEIPT_REVERSED',
      params: { no: receipt.no, fen: receipt.amountFen, reason },
      userIds: await payersOfEnterprise(tx, receipt.enterpriseId),
      link: paths.tenantAccount(),
      now,
    });
  return moved;
}
