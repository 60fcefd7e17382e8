import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { routeIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 150,
    href: paths.farmingList(),
    icon: routeIcon,
    name: m.farm_task_find,
    note: m.farm_task_find_note,
  },
];
