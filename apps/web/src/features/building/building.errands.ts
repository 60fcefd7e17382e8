import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { buildingIcon } from '../../ui/icon/shapes/building.ts';

export const errands: Errand[] = [
  {
    group: 'property',
    place: 80,
    href: paths.buildingList(),
    icon: buildingIcon,
    name: m.building_errand,
    note: m.building_errand_note,
    waits: ['VIEWING'],
  },
];
