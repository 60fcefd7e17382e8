import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { doorOpenIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'property',
    place: 50,
    href: paths.conferenceRoom(),
    icon: doorOpenIcon,
    name: m.room_task,
    note: m.room_task_note,
    needs: 'login',
    waits: ['ROOM_BOOKING'],
  },
];
