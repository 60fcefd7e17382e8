import type { MoneyRules } from '@portal/contract/payment/money-rules';
import type { ReceiptContent } from '@portal/contract/payment/receipt';
import { secondPersonWays } from '@portal/contract/payment/receipt-terms';
import * as m from '@portal/texts/messages';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Bill } from '../../billing/bill/bill.table.ts';
import { divideOverBill } from '../../billing/bill/pay-bill.public.ts';

type Division = Pick<ReceiptContent, 'way' | 'enterpriseId' | 'receivedOn' | 'amountFen' | 'items'>;

interface Divided {
  items: { bill: Bill; amountFen: number; lateFen: number; leftFen: number }[];
  /** What no bill takes. */
  creditFen: number;
  /** Whether the amount alone takes a second person. */
  isLarge: boolean;
}

/** Items that get money, and the input of each: those that get none stay in the form. */
export function paidItems(entered: ReceiptContent['items']) {
  const places = entered.flatMap(({ amountFen }, at) => (amountFen > 0 ? [at] : []));
  return {
    items: entered.filter(({ amountFen }) => amountFen > 0),
    fieldOf: (position: number) => fieldOfItem(places[position] ?? position),
  };
}

/** The input that names the amount of an item. */
export const fieldOfItem = (position: number): string => `data.items.${position}.amountFen`;

function requireSums({ way, items, amountFen }: Division): number {
  if (new Set(items.map(({ billId }) => billId)).size < items.length)
    throw fieldsRefused({ 'data.items': m.fault_repeated({ field: m.billing_bill() }) });
  const usedFen = items.reduce((sum, item) => sum + item.amountFen, 0);
  if (usedFen > amountFen) throw fieldsRefused({ 'data.items': m.counter_fault_over_amount() });
  if (way === 'CREDIT' && usedFen < amountFen)
    throw fieldsRefused({ 'data.amountFen': m.counter_fault_credit_whole() });
  return usedFen;
}

/**
 * Divides a receipt over bills. The preview shows what the booking does because both are made of it.
 * @throws {AppError} 100002 at the field of a bill that can't take its amount
 */
export function divideReceipt(
  data: Division,
  found: readonly Bill[],
  { lateFeeFirst, secondPersonFromFen }: MoneyRules,
  fieldOf: (position: number) => string,
): Divided {
  const usedFen = requireSums(data);
  const { way, enterpriseId, receivedOn, amountFen } = data;
  const items = data.items.map((item, position) => {
    const field = fieldOf(position);
    const bill = found.find(({ id }) => id === item.billId);
    if (bill?.enterpriseId !== enterpriseId) throw fieldsRefused({ [field]: m.fault_choice_gone() });
    const { lateFen, leftFen } = divideOverBill({
      bill,
      amountFen: item.amountFen,
      onDay: receivedOn,
      lateFirst: lateFeeFirst,
      field,
    });
    return { bill, amountFen: item.amountFen, lateFen, leftFen };
  });
  return {
    items,
    creditFen: amountFen - usedFen,
    isLarge: secondPersonWays.includes(way) && amountFen >= secondPersonFromFen,
  };
}
