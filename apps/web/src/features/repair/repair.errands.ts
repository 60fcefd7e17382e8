import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { wrenchIcon } from '../../ui/icon/shapes/wrench.ts';

export const errands: Errand[] = [
  {
    group: 'property',
    place: 40,
    href: paths.repair(),
    icon: wrenchIcon,
    name: m.repair_errand,
    note: m.repair_errand_note,
    needs: 'login',
    waits: ['REPAIR'],
  },
];
