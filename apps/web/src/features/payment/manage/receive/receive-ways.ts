import { type ReceiptWay, receiptWayLabels } from '@portal/contract/payment/receipt-terms';
import * as m from '@portal/texts/messages';

/** The views of the page by their name in its address. */
export const receiveViews = {
  bank: 'BANK',
  cash: 'CASH',
  card: 'CARD',
  cheque: 'CHEQUE',
  credit: 'CREDIT',
} as const satisfies Record<string, ReceiptWay>;
export type ReceiveView = keyof typeof receiveViews;

export const viewNames: Record<ReceiveView, () => string> = {
  bank: receiptWayLabels.BANK,
  cash: receiptWayLabels.CASH,
  card: receiptWayLabels.CARD,
  cheque: receiptWayLabels.CHEQUE,
  credit: m.counter_use_credit,
};
