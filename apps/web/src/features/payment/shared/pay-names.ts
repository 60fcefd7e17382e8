import type { PayOrderRow } from '@portal/contract/payment';
import type { PayChannelCode } from '@portal/contract/payment-terms';
import * as m from '@portal/texts/messages';

// Of the contract the types only: its tables bring zod, which public pages do without.
export const channelNames: Record<PayChannelCode, () => string> = {
  WECHAT_NATIVE: m.pay_channel_wechat,
  ALIPAY_PC: m.pay_channel_alipay,
  BANK_TRANSFER: m.pay_channel_transfer,
  MOCK: m.pay_channel_demo,
};

/** The first thing an order is for, and how many others. */
export const orderTitle = ({ title, itemCount }: Pick<PayOrderRow, 'title' | 'itemCount'>): string =>
  itemCount > 1 ? m.pay_title_of_many({ title, count: itemCount }) : title;
