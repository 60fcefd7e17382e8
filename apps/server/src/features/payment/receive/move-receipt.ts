import { type ReceiptEvent, receiptTransitions } from '@portal/contract/payment/receipt-terms';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { type Receipt, receipts } from './receipt.table.ts';

/**
 * Applies an event to a locked receipt: updates its row and log.
 * @throws {AppError} 500012
 */
export const moveReceipt = (
  tx: Db,
  ctx: WriteContext,
  receipt: Receipt,
  event: ReceiptEvent,
  set: Partial<Receipt> = {},
): Promise<Receipt> =>
  moveState(tx, ctx, receipts, receipt, {
    entity: 'payReceipt',
    event,
    set: { ...set, status: nextState(receiptTransitions, receipt.status, event) },
    logged: ({ status, reversalNo }) => ({ status, ...(reversalNo ? { reversalNo } : {}) }),
    reason: set.reason,
  });
