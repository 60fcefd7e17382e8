import type { PayOrderDetail, PayOrderRow } from '@portal/contract/payment';
import type { PayChannelCode, PayKind } from '@portal/contract/payment-terms';
import * as m from '@portal/texts/messages';

// Of the contract the types only: its tables bring zod, which public pages do without.
export const channelNames: Record<PayChannelCode, () => string> = {
  WECHAT_NATIVE: m.pay_channel_wechat,
  ALIPAY_PC: m.pay_channel_alipay,
  BANK_TRANSFER: m.pay_channel_transfer,
  MOCK: m.pay_channel_demo,
};

export const kindNames: Record<PayKind, () => string> = {
  BILL: m.pay_kind_bill,
  ROOM: m.pay_kind_room,
  VENUE: m.pay_kind_venue,
  TUTOR: m.pay_kind_tutor,
  INSTRUMENT: m.pay_kind_instrument,
  SIGN_UP: m.activity_sign_up,
};

const backNames: Record<PayKind, () => string> = {
  BILL: m.pay_back_bill,
  ROOM: m.pay_back_room,
  VENUE: m.pay_back_venue,
  TUTOR: m.pay_back_applications,
  INSTRUMENT: m.pay_back_applications,
  SIGN_UP: m.activity_back,
};

/** Names the page of what was paid for. */
export const backName = ({ items }: Pick<PayOrderDetail, 'items'>): string =>
  backNames[items[0]?.kind ?? 'BILL']();

/** The first thing an order is for, and how many others. */
export const orderTitle = ({ title, itemCount }: Pick<PayOrderRow, 'title' | 'itemCount'>): string =>
  itemCount > 1 ? m.pay_title_of_many({ title, count: itemCount }) : title;
