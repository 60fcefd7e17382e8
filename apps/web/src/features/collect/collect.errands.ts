import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { bookmarkIcon } from '../../ui/icon/shapes/bookmark.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 260,
    href: paths.collectedMessages(),
    icon: bookmarkIcon,
    name: m.collect_errand,
    note: m.collect_errand_note,
    needs: 'login',
  },
];
