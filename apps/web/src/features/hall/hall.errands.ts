import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { searchIcon } from '../../ui/icon/shapes/search.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 210,
    href: paths.matchList(),
    icon: searchIcon,
    name: m.hall_title,
    note: m.hall_note,
  },
];
