import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { briefcaseIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 90,
    href: paths.community({ kind: 'RECRUIT' }),
    icon: briefcaseIcon,
    name: m.recruit_task,
    note: m.recruit_task_note,
    waits: ['RECRUIT_APPLICATION', 'RECRUIT'],
  },
];
