import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { listChecksIcon } from '../../ui/icon/shapes/list-checks.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 80,
    href: paths.community({ kind: 'VOTE' }),
    icon: listChecksIcon,
    name: m.vote_errand,
    note: m.vote_write_note,
  },
];
