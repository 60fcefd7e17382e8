import type { PayFinding } from '../../platform/pay/pay-channel.ts';
import type { CashierPayment } from './cashier.table.ts';

/** How a payment stands at an instant. */
export function findingOf(payment: CashierPayment, now: Date): PayFinding {
  const { settlesAt, failReason, arrivesFen, tradeNo } = payment;
  if (settlesAt && settlesAt <= now) {
    if (failReason !== null) return { state: 'FAILED', reason: failReason };
    return { state: 'SUCCESS', amountFen: arrivesFen ?? 0, tradeNo: tradeNo ?? '', paidAt: settlesAt };
  }
  if (payment.closedAt || (!settlesAt && payment.expireAt <= now)) return { state: 'CLOSED' };
  return { state: 'PENDING' };
}
