import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { messageCircleIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 60,
    href: paths.submitQuestion(),
    icon: messageCircleIcon,
    name: m.community_ask,
    note: m.community_ask_note,
    waits: [],
  },
];
