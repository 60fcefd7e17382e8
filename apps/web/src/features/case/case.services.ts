import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { listChecksIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 240,
    href: paths.myCases(),
    icon: listChecksIcon,
    name: m.case_task,
    note: m.case_task_note,
    needs: 'login',
  },
];
