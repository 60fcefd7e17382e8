import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { receiptIcon } from '../../ui/icon/shapes/receipt.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 250,
    href: paths.myPayments(),
    icon: receiptIcon,
    name: m.pay_errand,
    note: m.pay_errand_note,
    needs: 'login',
  },
];
