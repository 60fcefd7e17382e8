import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { sproutIcon } from '../../ui/icon/shapes/sprout.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 200,
    href: paths.ownVentures(),
    icon: sproutIcon,
    name: m.venture_errand,
    note: m.venture_errand_note,
    waits: ['VENTURE', 'VENTURE_ROOM', 'INTRODUCTION'],
  },
];
