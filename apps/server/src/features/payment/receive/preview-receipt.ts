import type { receiptPreview } from '@portal/contract/payment/receipt';
import { eq } from 'drizzle-orm';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { titleOfBill } from '../../billing/bill/owed.public.ts';
import { findBills } from '../../billing/bill/pay-bill.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { bankLines } from '../bank/bank-line.table.ts';
import { capitalAmount } from '../capital-amount.public.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { divideReceipt, paidItems } from './divide-receipt.ts';

/**
 * Calculates a receipt as it would be booked.
 * @throws {AppError} 500404, 100002
 */
export const previewReceipt: Verb<typeof receiptPreview> = async ({ db }, { data }) => {
  const [enterprise] = await db
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, data.enterpriseId));
  if (!enterprise) throw notFound();
  const { items, fieldOf } = paidItems(data.items);
  const found = await findBills(
    db,
    items.map(({ billId }) => billId),
  );
  const divided = divideReceipt({ ...data, items }, found, await readMoneyRules(db), fieldOf);
  const [line] = await db
    .select({ isByHand: bankLines.isByHand })
    .from(bankLines)
    .where(eq(bankLines.id, data.lineId ?? ''));
  const { amountFen, receivedOn } = data;
  return {
    enterpriseName: enterprise.name,
    items: divided.items.map(({ bill, ...part }) => ({
      billId: bill.id,
      no: bill.no,
      title: titleOfBill(bill),
      ...part,
    })),
    creditFen: divided.creditFen,
    amountFen,
    capitals: capitalAmount(amountFen),
    receivedOn,
    needsSecond: divided.isLarge || line?.isByHand === true,
  };
};
