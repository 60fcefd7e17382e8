import type { PayOrderDetail } from '@portal/contract/payment';
import type { PayKind } from '@portal/contract/payment-terms';
import * as m from '@portal/texts/messages';

const backNames: Record<PayKind, () => string> = {
  BILL: m.pay_back_bill,
  ROOM: m.pay_back_room,
  VENUE: m.pay_back_venue,
  TUTOR: m.pay_back_applications,
  INSTRUMENT: m.pay_back_applications,
  SIGN_UP: m.activity_back,
  REPAIR: m.pay_back_repair,
};

/** Names the page of what was paid for. */
export const backName = ({ items }: Pick<PayOrderDetail, 'items'>): string =>
  backNames[items[0]?.kind ?? 'BILL']();
