import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { trophyIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 50,
    href: paths.contestList(),
    icon: trophyIcon,
    name: m.contest_title,
    note: m.contest_task_note,
    waits: ['CONTEST_ENTRY'],
  },
];
