import type { receiptOperate } from '@portal/contract/payment/receipt';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { bookReceipt } from './book-receipt.ts';
import { moveReceipt } from './move-receipt.ts';
import { getReceipt } from './receipt.queries.ts';
import { type Receipt, receipts } from './receipt.table.ts';
import { viewReceiptDetail } from './receipt.view.ts';
import { freeLine, reverseReceipt } from './reverse-receipt.ts';

const requireReason = (reason: string) => {
  if (reason === '') throw fieldsRefused({ reason: m.fault_enter({ field: m.field_reason() }) });
};

function requireOther(firstBy: string | null, { actor }: Context): void {
  if (firstBy === actor.userId) throw new AppError(retCodes.SECOND_APPROVER_NEEDED);
}

/** Takes a booked receipt back, or asks a second person to, as the amount demands. */
async function reverse(tx: Db, ctx: Context, receipt: Receipt, reason: string): Promise<Receipt> {
  const by = ctx.actor.userId;
  if (receipt.status === 'REVERSING') {
    requireOther(receipt.reversalBy, ctx);
    return reverseReceipt(tx, ctx, receipt, { reversalSecondBy: by });
  }
  requireReason(reason);
  const { secondPersonFromFen } = await readMoneyRules(tx);
  // Credit that was used only becomes credit again.
  const isLarge = receipt.way !== 'CREDIT' && receipt.amountFen >= secondPersonFromFen;
  return isLarge
    ? moveReceipt(tx, ctx, receipt, 'askReverse', { reversalBy: by, reason })
    : reverseReceipt(tx, ctx, receipt, { reversalBy: by, reason });
}

async function act(
  tx: Db,
  ctx: Context,
  receipt: Receipt,
  { event, reason }: InputOf<typeof receiptOperate>,
): Promise<Receipt> {
  switch (event) {
    case 'confirm':
      requireOther(receipt.firstBy, ctx);
      return bookReceipt(tx, ctx, receipt, { secondBy: ctx.actor.userId, fieldOf: () => 'event' });
    case 'drop':
      requireReason(reason);
      await freeLine(tx, ctx, receipt, 'drop');
      return moveReceipt(tx, ctx, receipt, 'drop', { reason });
    case 'reverse':
      return reverse(tx, ctx, receipt, reason);
    case 'keep':
      return moveReceipt(tx, ctx, receipt, 'keep', { reversalBy: null, reason: '' });
  }
}

/** @throws {AppError} 500404, 500409, 500012, 500047, 100002 */
export const operateReceipt: Verb<typeof receiptOperate> = (ctx, input) =>
  inTransaction(ctx.db, async (tx) => {
    const receipt = await lockVersion(tx, receipts, { id: input.id, version: input.version });
    await act(tx, ctx, receipt, input);
    return viewReceiptDetail(tx, await getReceipt(tx, receipt.id), ctx.actor.userId);
  });
