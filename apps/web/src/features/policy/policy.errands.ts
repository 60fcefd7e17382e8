import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { bookOpenIcon } from '../../ui/icon/shapes/book-open.ts';
import { filePenLineIcon } from '../../ui/icon/shapes/file-pen-line.ts';

export const errands: Errand[] = [
  {
    group: 'policy',
    place: 10,
    href: paths.declaration(),
    icon: filePenLineIcon,
    name: m.policy_errand_declare,
    note: m.policy_errand_declare_note,
  },
  {
    group: 'policy',
    place: 20,
    href: paths.policyList(),
    icon: bookOpenIcon,
    name: m.policy_errand_read,
    note: m.policy_errand_read_note,
  },
];
