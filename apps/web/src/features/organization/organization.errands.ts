import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { networkIcon } from '../../ui/icon/shapes/network.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 100,
    href: paths.organizationChart(),
    icon: networkIcon,
    name: m.org_title,
    note: m.org_errand_note,
    waits: ['ORG_INVITE', 'ORG_MEMBER'],
  },
];
