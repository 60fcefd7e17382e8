import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    BILL_OBJECTION: { name: m.billing_objection, href: (bill) => paths.manageBills({ bill }) },
    BILL_CHANGE: { name: m.billing_change, href: (bill) => paths.manageBills({ bill }) },
    HAND_BILL: { name: m.charge_by_hand, href: (id) => paths.manageHandBill(id) },
    BILL_RUN: { name: m.billing_run, href: (run) => paths.manageBills({ view: 'runs', run }) },
  },
} satisfies FeatureWords;
