import * as m from '@portal/texts/messages';
import type { Payment } from './use-payment.ts';

/** The button that pays: all bills, or the selected ones. */
export const payText = ({ chosen, left }: Payment): string =>
  left.length === 0
    ? m.pay_all_pay({ count: chosen.length })
    : m.pay_all_pay_chosen({ count: chosen.length });
