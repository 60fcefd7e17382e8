import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { graduationCapIcon } from '../../ui/icon/shapes/graduation-cap.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 10,
    href: paths.tutorList(),
    icon: graduationCapIcon,
    name: m.tutor_errand,
    note: m.tutor_errand_note,
    waits: ['TUTOR_BOOKING'],
  },
];
