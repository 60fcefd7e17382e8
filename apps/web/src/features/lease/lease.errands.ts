import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { filePenLineIcon } from '../../ui/icon/shapes/file-pen-line.ts';

export const errands: Errand[] = [
  {
    group: 'property',
    place: 70,
    href: paths.contractInfo(),
    icon: filePenLineIcon,
    name: m.lease_errand,
    note: m.lease_errand_note,
    needs: 'enterprise',
    waits: ['CONTRACT', 'LEASE_REQUEST'],
  },
];
