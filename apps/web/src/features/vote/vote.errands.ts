import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { listChecksIcon } from '../../ui/icon/shapes/list-checks.ts';

export const voteErrands: Errand[] = [
  {
    group: 'own',
    href: paths.community({ kind: 'VOTE' }),
    icon: listChecksIcon,
    name: m.vote_errand,
    note: m.vote_write_note,
  },
];
