import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { clipboardListIcon } from '../../ui/icon/shapes/clipboard-list.ts';
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
  {
    group: 'own',
    place: 160,
    href: paths.ownBatches(),
    icon: clipboardListIcon,
    name: m.farm_errand_keep,
    note: m.farm_errand_keep_note,
    needs: 'enterprise',
  },
];
