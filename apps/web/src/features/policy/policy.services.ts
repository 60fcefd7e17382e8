import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { bookOpenIcon, filePenLineIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'policy',
    place: 10,
    href: paths.declaration(),
    icon: filePenLineIcon,
    name: m.policy_task_declare,
    note: m.policy_task_declare_note,
  },
  {
    group: 'policy',
    place: 20,
    href: paths.policyList(),
    icon: bookOpenIcon,
    name: m.policy_task_read,
    note: m.policy_task_read_note,
  },
];
