import type { PayOrderRow } from '@portal/contract/payment';
import * as m from '@portal/texts/messages';

/** The first thing an order is for, and how many others. */
export const orderTitle = ({ title, itemCount }: Pick<PayOrderRow, 'title' | 'itemCount'>): string =>
  itemCount > 1 ? m.pay_title_of_many({ title, count: itemCount }) : title;
