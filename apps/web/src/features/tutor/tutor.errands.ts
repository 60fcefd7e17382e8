import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { graduationCapIcon } from '../../ui/icon/shapes/graduation-cap.ts';

export const tutorErrands: Errand[] = [
  {
    group: 'own',
    href: paths.tutorList(),
    icon: graduationCapIcon,
    name: m.tutor_errand,
    note: m.tutor_errand_note,
    waits: ['TUTOR_BOOKING'],
  },
];
