import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { networkIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 100,
    href: paths.organizationChart(),
    icon: networkIcon,
    name: m.org_title,
    note: m.org_task_note,
    waits: ['ORG_INVITE', 'ORG_MEMBER'],
  },
];
