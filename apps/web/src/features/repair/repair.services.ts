import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { wrenchIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'property',
    place: 40,
    href: paths.repair(),
    icon: wrenchIcon,
    name: m.repair_task,
    note: m.repair_task_note,
    needs: 'login',
    waits: ['REPAIR'],
  },
];
