import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { megaphoneIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'policy',
    place: 70,
    href: paths.articleList('NOTICE'),
    icon: megaphoneIcon,
    name: m.content_task,
    note: m.content_task_note,
    waits: ['RECEIPT'],
  },
];
