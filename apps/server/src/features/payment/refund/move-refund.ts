import { type RefundEvent, refundTransitions } from '@portal/contract/payment/terms';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { type RefundRow, refundOrders } from '../payment.table.ts';

/**
 * Applies an event to a locked refund: updates its row and log.
 * @throws {AppError} 500012
 */
export const moveRefund = (
  tx: Db,
  ctx: WriteContext,
  refund: RefundRow,
  event: RefundEvent,
  set: Partial<RefundRow> = {},
): Promise<RefundRow> =>
  moveState(tx, ctx, refundOrders, refund, {
    entity: 'refund',
    event,
    set: { ...set, status: nextState(refundTransitions, refund.status, event) },
    reason: set.answer,
  });
