import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { handshakeIcon, storeIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 110,
    href: paths.serviceList(),
    icon: handshakeIcon,
    name: m.market_task_find,
    note: m.market_task_find_note,
  },
  {
    group: 'own',
    place: 120,
    href: paths.releaseService(),
    icon: storeIcon,
    name: m.market_task_open,
    note: m.market_task_open_note,
    needs: 'enterprise',
    waits: ['SHOP', 'SERVICE'],
  },
];
