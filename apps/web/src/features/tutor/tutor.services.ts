import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { graduationCapIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 10,
    href: paths.tutorList(),
    icon: graduationCapIcon,
    name: m.tutor_task,
    note: m.tutor_task_note,
    waits: ['TUTOR_BOOKING'],
  },
];
