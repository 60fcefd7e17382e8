import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { handshakeIcon } from '../../ui/icon/shapes/handshake.ts';

export const matchErrands: Errand[] = [
  {
    group: 'own',
    href: paths.projects(),
    icon: handshakeIcon,
    name: m.match_errand,
    note: m.match_errand_note,
    needs: 'enterprise',
    waits: ['PROJECT'],
  },
];
