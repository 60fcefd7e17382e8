import type { PayOrderDetail } from '@portal/contract/payment';

/**
 * What a payer is told. `open`: nothing is under way, it can be paid; `waiting`: the channel has not answered yet;
 * `late`: the money came for what was no longer to be had, and goes back; `differs`: another amount has arrived.
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
