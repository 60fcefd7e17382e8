import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { searchIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 210,
    href: paths.matchList(),
    icon: searchIcon,
    name: m.hall_title,
    note: m.hall_note,
  },
];
