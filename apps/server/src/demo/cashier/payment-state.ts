import { demoSeller } from '../../platform/pay/demo-channel.ts';
import { ownCurrency, type PayFinding, type PaySubject } from '../../platform/pay/pay-channel.ts';
import type { CashierPayment } from './cashier.table.ts';

export const subjectOf = (attemptNo: string): PaySubject => ({
  attemptNo,
  seller: demoSeller,
  currency: ownCurrency,
});

/** The state of a payment at an instant. */
export function findingOf(payment: CashierPayment, now: Date): PayFinding {
  const { attemptNo, settlesAt, failReason, arrivesFen, tradeNo } = payment;
  const about = subjectOf(attemptNo);
  if (settlesAt && settlesAt <= now) {
    if (failReason !== null) return { state: 'FAILED', about, reason: failReason };
    return { state: 'SUCCESS', about, amountFen: arrivesFen ?? 0, tradeNo: tradeNo ?? '', paidAt: settlesAt };
  }
  if (payment.closedAt || (!settlesAt && payment.expireAt <= now)) return { state: 'CLOSED', about };
  return { state: 'PENDING', about };
}
