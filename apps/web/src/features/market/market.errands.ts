import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { handshakeIcon } from '../../ui/icon/shapes/handshake.ts';
import { storeIcon } from '../../ui/icon/shapes/store.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 110,
    href: paths.serviceList(),
    icon: handshakeIcon,
    name: m.market_errand_find,
    note: m.market_errand_find_note,
  },
  {
    group: 'own',
    place: 120,
    href: paths.releaseService(),
    icon: storeIcon,
    name: m.market_errand_open,
    note: m.market_errand_open_note,
    needs: 'enterprise',
    waits: ['SHOP', 'SERVICE'],
  },
];
