import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { clipboardListIcon, filePenLineIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 130,
    href: paths.myOrders(),
    icon: clipboardListIcon,
    name: m.order_task,
    note: m.order_task_note,
    waits: ['SERVICE_ORDER'],
  },
  {
    group: 'own',
    place: 140,
    href: paths.offlineDeals(),
    icon: filePenLineIcon,
    name: m.order_task_deal,
    note: m.order_task_deal_note,
    needs: 'enterprise',
  },
];
