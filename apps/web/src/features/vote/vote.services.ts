import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { listChecksIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 80,
    href: paths.community({ kind: 'VOTE' }),
    icon: listChecksIcon,
    name: m.vote_task,
    note: m.vote_write_note,
  },
];
