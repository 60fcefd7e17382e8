import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { doorOpenIcon } from '../../ui/icon/shapes/door-open.ts';

export const conferenceRoomErrands: Errand[] = [
  {
    group: 'property',
    href: paths.conferenceRoom(),
    icon: doorOpenIcon,
    name: m.room_errand,
    note: m.room_errand_note,
    needs: 'login',
    waits: ['ROOM_BOOKING'],
  },
];
