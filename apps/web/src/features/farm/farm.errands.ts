import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { routeIcon } from '../../ui/icon/shapes/route.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 150,
    href: paths.farmingList(),
    icon: routeIcon,
    name: m.farm_errand_find,
    note: m.farm_errand_find_note,
  },
];
