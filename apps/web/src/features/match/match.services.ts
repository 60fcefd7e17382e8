import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { handshakeIcon, inboxIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 220,
    href: paths.projects(),
    icon: handshakeIcon,
    name: m.match_task,
    note: m.match_task_note,
    needs: 'enterprise',
    waits: ['PROJECT'],
  },
  {
    group: 'own',
    place: 230,
    href: paths.receivedRecommends(),
    icon: inboxIcon,
    name: m.match_received_title,
    note: m.match_received_note,
    needs: 'enterprise',
    waits: ['RECOMMEND', 'INTEREST'],
  },
];
