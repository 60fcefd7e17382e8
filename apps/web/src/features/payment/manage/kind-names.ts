import type { PayKind } from '@portal/contract/payment-terms';
import * as m from '@portal/texts/messages';

export const kindNames: Record<PayKind, () => string> = {
  BILL: m.pay_kind_bill,
  ROOM: m.pay_kind_room,
  VENUE: m.pay_kind_venue,
  TUTOR: m.pay_kind_tutor,
  INSTRUMENT: m.pay_kind_instrument,
  SIGN_UP: m.activity_sign_up,
  REPAIR: m.pay_kind_repair,
};
