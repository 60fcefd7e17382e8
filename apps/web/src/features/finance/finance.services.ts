import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { handCoinsIcon, landmarkIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 180,
    href: paths.institutionList(),
    icon: handCoinsIcon,
    name: m.finance_task_compare,
    note: m.finance_task_compare_note,
    waits: ['FINANCING'],
  },
  {
    group: 'own',
    place: 190,
    href: paths.ownFinance(),
    icon: landmarkIcon,
    name: m.finance_task_offer,
    note: m.finance_task_offer_note,
    needs: 'enterprise',
    waits: ['INSTITUTION'],
  },
];
