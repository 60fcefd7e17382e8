import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { doorOpenIcon } from '../../ui/icon/shapes/door-open.ts';

export const errands: Errand[] = [
  {
    group: 'property',
    place: 50,
    href: paths.conferenceRoom(),
    icon: doorOpenIcon,
    name: m.room_errand,
    note: m.room_errand_note,
    needs: 'login',
    waits: ['ROOM_BOOKING'],
  },
];
