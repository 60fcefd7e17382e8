import type { PayOrderDetail } from '@portal/contract/payment/public';
import { payBackLabels } from '@portal/contract/payment/terms';

/** The name of the page that the first item was ordered on. */
export const backName = ({ items }: Pick<PayOrderDetail, 'items'>): string =>
  payBackLabels[items[0]?.kind ?? 'BILL']();
