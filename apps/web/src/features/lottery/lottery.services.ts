import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { giftIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 70,
    href: paths.myPrizes(),
    icon: giftIcon,
    name: m.lottery_my_prizes,
    note: m.lottery_my_prizes_note,
    needs: 'login',
    waits: ['PRIZE'],
  },
];
