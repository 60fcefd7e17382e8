import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { listChecksIcon } from '../../ui/icon/shapes/list-checks.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 240,
    href: paths.myCases(),
    icon: listChecksIcon,
    name: m.case_errand,
    note: m.case_errand_note,
    needs: 'login',
  },
];
