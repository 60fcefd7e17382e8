import { paths } from '@portal/contract/paths';
import { type PayOrderEvent, payOrderTransitions } from '@portal/contract/payment/terms';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { type PayOrder, payOrders } from '../payment.table.ts';

export const orderLink = ({ no }: Pick<PayOrder, 'no'>) => paths.payResult(no);

/**
 * Applies an event to a locked order: updates its row and log.
 * @throws {AppError} 500012
 */
export const moveOrder = (
  tx: Db,
  ctx: WriteContext,
  order: PayOrder,
  event: PayOrderEvent,
  set: Partial<PayOrder> = {},
): Promise<PayOrder> =>
  moveState(tx, ctx, payOrders, order, {
    entity: 'payOrder',
    event,
    set: { ...set, status: nextState(payOrderTransitions, order.status, event) },
  });
