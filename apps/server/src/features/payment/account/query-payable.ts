import type { accountQueryPayable } from '@portal/contract/payment/pay-all';
import { maxOrderItems } from '@portal/contract/payment/split-credit';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { isPayingRole } from '../../../platform/session/pays-for.ts';
import { moreThanBefore } from '../../billing/bill/more-than-before.public.ts';
import { lateFeeOfDay, payableFenOn } from '../../billing/bill/owed.public.ts';
import { openBillsOf } from '../../billing/bill/pay-bill.public.ts';
import { feeLabelOf } from '../../billing/fee-label.public.ts';
import { contracts } from '../../lease/lease.table.ts';
import { creditOf } from '../account.public.ts';
import { payOrders } from '../payment.table.ts';

/** @throws {AppError} 500404 for a user without an enterprise */
export const queryPayable: Verb<typeof accountQueryPayable> = async ({ db, actor, now }) => {
  const { enterpriseId, memberRole } = actor;
  if (enterpriseId === null) throw notFound();
  const today = chinaDayOf(now);
  const [open, creditFen, orders] = await Promise.all([
    openBillsOf(db, [enterpriseId]),
    creditOf(db, enterpriseId),
    db
      .select({
        payOrderId: payOrders.id,
        no: payOrders.no,
        itemCount: payOrders.itemCount,
        totalFen: payOrders.totalFen,
        expireAt: payOrders.expireAt,
      })
      .from(payOrders)
      .where(
        and(
          eq(payOrders.payerEnterpriseId, enterpriseId),
          eq(payOrders.kind, 'BILL'),
          inArray(payOrders.status, ['CREATED', 'PAYING']),
        ),
      )
      .orderBy(asc(payOrders.createdAt), asc(payOrders.id)),
  ]);
  const payable = open.filter((bill) => payableFenOn(bill, today) > 0);
  const shown = payable.slice(0, maxOrderItems);
  const contractIds = [...new Set(shown.flatMap(({ contractId }) => contractId ?? []))];
  const [more, named] = await Promise.all([
    moreThanBefore(db, shown),
    db
      .select({ id: contracts.id, no: contracts.no })
      .from(contracts)
      .where(inArray(contracts.id, contractIds)),
  ]);
  const contractNos = new Map(named.map(({ id, no }) => [id, no]));
  return {
    rows: shown.map((bill) => ({
      ...bill,
      billId: bill.id,
      feeLabel: feeLabelOf(bill),
      lateFeeFen: lateFeeOfDay(bill, today),
      payableFen: payableFenOn(bill, today),
      state: bill.status,
      contractNo: contractNos.get(bill.contractId ?? '') ?? '',
      morePercent: more.get(bill.id) ?? null,
    })),
    total: payable.length,
    creditFen: Math.max(creditFen, 0),
    orders: orders.map((order) => ({ ...order, expireAt: order.expireAt.getTime() })),
    canPay: isPayingRole(memberRole),
  };
};
