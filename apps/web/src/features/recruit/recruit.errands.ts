import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { briefcaseIcon } from '../../ui/icon/shapes/briefcase.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 90,
    href: paths.community({ kind: 'RECRUIT' }),
    icon: briefcaseIcon,
    name: m.recruit_errand,
    note: m.recruit_errand_note,
    waits: ['RECRUIT_APPLICATION', 'RECRUIT'],
  },
];
