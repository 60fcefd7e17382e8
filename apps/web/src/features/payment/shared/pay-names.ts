import type { PayOrderRow } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';

/** The title of an order's first item, with the item count if there are several. */
export const orderTitle = ({ title, itemCount }: Pick<PayOrderRow, 'title' | 'itemCount'>): string =>
  itemCount > 1 ? m.pay_title_of_many({ title, count: itemCount }) : title;
