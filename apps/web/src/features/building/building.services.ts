import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { buildingIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'property',
    place: 80,
    href: paths.buildingList(),
    icon: buildingIcon,
    name: m.building_task,
    note: m.building_task_note,
    waits: ['VIEWING'],
  },
];
