import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { clipboardListIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 160,
    href: paths.ownBatches(),
    icon: clipboardListIcon,
    name: m.record_task_keep,
    note: m.record_task_keep_note,
    needs: 'enterprise',
  },
];
