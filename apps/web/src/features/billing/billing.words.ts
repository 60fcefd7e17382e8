import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { paths } from '../../paths.ts';

export const billingWords = {
  todo: {
    BILL: ({ title, note }) => ({
      state: m.billing_own_due(),
      title,
      note,
      action: m.billing_pay(),
    }),
  },
  queue: {
    BILL_OBJECTION: { name: m.billing_objection, href: (bill) => paths.manageBills({ bill }) },
    BILL_CHANGE: { name: m.billing_change, href: (bill) => paths.manageBills({ bill }) },
    BILL_RUN: { name: m.billing_run, href: (run) => paths.manageBills({ view: 'runs', run }) },
  },
} satisfies FeatureWords;
