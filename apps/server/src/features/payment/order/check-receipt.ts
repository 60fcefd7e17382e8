import { createHash } from 'node:crypto';
import type { payOrderCheckReceipt } from '@portal/contract/payment/public';
import { eq } from 'drizzle-orm';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { capitalAmount } from '../capital-amount.public.ts';
import { type PayOrder, payOrders } from '../payment.table.ts';

type Paid = Pick<PayOrder, 'id' | 'no' | 'totalFen' | 'payerName' | 'status'>;

/**
 * Derived from the contents of the receipt and the order's id, which no receipt shows; empty until the order is paid.
 */
export function checkCodeOf({ id, no, totalFen, payerName, status }: Paid): string {
  if (status !== 'SUCCESS') return '';
  const code = createHash('sha256')
    .update(JSON.stringify([id, no, totalFen, payerName]))
    .digest('hex');
  return `${code.slice(0, 4)}-${code.slice(4, 8)}`.toUpperCase();
}

const masked = (name: string): string => `${[...name].slice(0, 2).join('')}***`;

/** @throws {AppError} 500404 for a number without a receipt, or a wrong code */
export const checkReceipt: Verb<typeof payOrderCheckReceipt> = async ({ db }, { no, code }) => {
  const [order] = await db.select().from(payOrders).where(eq(payOrders.no, no));
  if (!order?.successAt || code === '' || checkCodeOf(order) !== code) throw notFound();
  return {
    no,
    payerName: masked(order.payerName),
    totalFen: order.totalFen,
    refundedFen: order.refundedFen,
    capitals: capitalAmount(order.totalFen),
    successAt: order.successAt.getTime(),
  };
};
