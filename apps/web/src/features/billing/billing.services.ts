import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { gaugeIcon, receiptTextIcon, walletIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'property',
    place: 10,
    href: paths.payMoney(),
    icon: walletIcon,
    name: m.billing_task_pay,
    note: m.billing_task_pay_note,
    waits: ['BILL'],
  },
  {
    group: 'property',
    place: 20,
    href: paths.costQuery(),
    icon: receiptTextIcon,
    name: m.billing_task_bills,
    note: m.billing_task_bills_note,
    needs: 'enterprise',
  },
  {
    group: 'property',
    place: 30,
    href: paths.utilityBills(),
    icon: gaugeIcon,
    name: m.billing_task_meters,
    note: m.billing_task_meters_note,
    needs: 'enterprise',
  },
];
