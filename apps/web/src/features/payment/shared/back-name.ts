import type { PayOrderDetail } from '@portal/contract/payment';
import { payBackLabels } from '@portal/contract/payment-terms';

/** Names the page of what was paid for. */
export const backName = ({ items }: Pick<PayOrderDetail, 'items'>): string =>
  payBackLabels[items[0]?.kind ?? 'BILL']();
