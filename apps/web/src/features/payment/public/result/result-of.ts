import type { PayOrderDetail } from '@portal/contract/payment/public';

/**
 * The result shown to the payer. `open`: no attempt is under way, the order can be paid; `waiting`: the channel has not
 * answered yet; `late`: the money arrived when the items were no longer available, and is refunded; `differs`: a
 * different amount arrived.
 */
export type PayResult =
  | 'paid'
  | 'partlyRefunded'
  | 'refunded'
  | 'open'
  | 'waiting'
  | 'failed'
  | 'closed'
  | 'late'
  | 'differs';

type Order = Pick<PayOrderDetail, 'state' | 'totalFen' | 'refundedFen' | 'attempt' | 'actions'>;

const underWay: readonly string[] = ['INIT', 'PENDING', 'UNKNOWN'];

export const isUnderWay = ({ attempt }: Pick<Order, 'attempt'>): boolean =>
  attempt !== null && underWay.includes(attempt.state);

export function resultOf(order: Order): PayResult {
  const { state, totalFen, refundedFen } = order;
  if (state === 'SUCCESS')
    return refundedFen === 0 ? 'paid' : refundedFen === totalFen ? 'refunded' : 'partlyRefunded';
  if (state === 'CLOSED') return 'closed';
  if (state === 'SUCCESS_LATE') return 'late';
  if (state === 'EXCEPTION') return 'differs';
  if (isUnderWay(order)) return 'waiting';
  if (!order.actions.includes('pay')) return 'closed';
  return order.attempt?.state === 'FAILED' ? 'failed' : 'open';
}
