import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { sproutIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 200,
    href: paths.ownVentures(),
    icon: sproutIcon,
    name: m.venture_task,
    note: m.venture_task_note,
    waits: ['VENTURE', 'VENTURE_ROOM', 'INTRODUCTION'],
  },
];
