import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { receiptIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 250,
    href: paths.myPayments(),
    icon: receiptIcon,
    name: m.pay_task,
    note: m.pay_task_note,
    needs: 'login',
  },
];
