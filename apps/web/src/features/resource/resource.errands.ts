import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { databaseIcon } from '../../ui/icon/shapes/database.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 20,
    href: paths.resources(),
    icon: databaseIcon,
    name: m.resource_errand,
    note: m.resource_errand_note,
    waits: ['INSTRUMENT_BOOKING', 'RESOURCE_REQUEST'],
  },
];
