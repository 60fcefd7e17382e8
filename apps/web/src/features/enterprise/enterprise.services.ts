import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { buildingComplexIcon, routeIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'policy',
    place: 50,
    href: paths.enterprisePreserve(),
    icon: buildingComplexIcon,
    name: m.enterprise_task_profile,
    note: m.enterprise_task_profile_note,
    needs: 'enterprise',
    waits: ['CHANGE', 'JOIN', 'INVITE', 'STORY'],
  },
  {
    group: 'policy',
    place: 60,
    href: paths.registrationGuide(),
    icon: routeIcon,
    name: m.enterprise_task_entry,
    note: m.enterprise_task_entry_note,
    waits: ['ENTRY'],
  },
];
