import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { clipboardListIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'policy',
    place: 30,
    href: paths.applications({ group: 'DECLARATION' }),
    icon: clipboardListIcon,
    name: m.declaration_task,
    note: m.declaration_task_note,
    needs: 'enterprise',
    waits: ['DECLARATION'],
  },
];
