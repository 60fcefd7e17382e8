import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { listChecksIcon } from '../../ui/icon/shapes/list-checks.ts';

export const caseErrands: Errand[] = [
  {
    group: 'own',
    href: paths.myCases(),
    icon: listChecksIcon,
    name: m.case_errand,
    note: m.case_errand_note,
    needs: 'login',
  },
];
