import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { coinsIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 170,
    href: paths.flowerPrice(),
    icon: coinsIcon,
    name: m.price_title,
    note: m.price_task_note,
  },
];
