import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { bookmarkIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 260,
    href: paths.collectedMessages(),
    icon: bookmarkIcon,
    name: m.collect_task,
    note: m.collect_task_note,
    needs: 'login',
  },
];
