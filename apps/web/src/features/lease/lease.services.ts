import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { filePenLineIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'property',
    place: 70,
    href: paths.contractInfo(),
    icon: filePenLineIcon,
    name: m.lease_task,
    note: m.lease_task_note,
    needs: 'enterprise',
    waits: ['CONTRACT', 'LEASE_REQUEST', 'SETTLEMENT_CONSENT'],
  },
];
