import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { coinsIcon } from '../../ui/icon/shapes/coins.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 170,
    href: paths.flowerPrice(),
    icon: coinsIcon,
    name: m.price_title,
    note: m.price_errand_note,
  },
];
