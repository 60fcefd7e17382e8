import type { receiptQueryAllocation } from '@portal/contract/payment/receipt';
import { eq } from 'drizzle-orm';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { payableFenOn, titleOfBill, unpaidLateOn } from '../../billing/bill/owed.public.ts';
import { openBillsOf } from '../../billing/bill/pay-bill.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { creditOf } from '../account.public.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { findAllocation } from './find-allocation.ts';

/** @throws {AppError} 500404 */
export const queryAllocation: Verb<typeof receiptQueryAllocation> = async (
  { db },
  { enterpriseId, receivedOn, amountFen },
) => {
  const [enterprise] = await db
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  if (!enterprise) throw notFound();
  const open = (await openBillsOf(db, [enterpriseId])).map((bill) => ({
    bill,
    billId: bill.id,
    payableFen: payableFenOn(bill, receivedOn),
    isOverdue: bill.dueDate !== null && bill.dueDate < receivedOn,
  }));
  const { foundBy, amounts, restFen } = findAllocation(open, amountFen);
  return {
    enterpriseName: enterprise.name,
    bills: open.map(({ bill, billId, payableFen }) => ({
      billId,
      no: bill.no,
      title: titleOfBill(bill),
      dueDate: bill.dueDate,
      ...unpaidLateOn(bill, receivedOn),
      payableFen,
      suggestedFen: amounts.get(billId) ?? 0,
    })),
    foundBy,
    restFen,
    creditFen: await creditOf(db, enterpriseId),
    secondPersonFromFen: (await readMoneyRules(db)).secondPersonFromFen,
  };
};
