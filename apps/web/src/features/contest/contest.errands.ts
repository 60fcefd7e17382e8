import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { trophyIcon } from '../../ui/icon/shapes/trophy.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 50,
    href: paths.contestList(),
    icon: trophyIcon,
    name: m.contest_title,
    note: m.contest_errand_note,
    waits: ['CONTEST_ENTRY'],
  },
];
