import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { databaseIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 20,
    href: paths.resources(),
    icon: databaseIcon,
    name: m.resource_task,
    note: m.resource_task_note,
    waits: ['INSTRUMENT_BOOKING', 'RESOURCE_REQUEST'],
  },
];
