import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { clipboardListIcon } from '../../ui/icon/shapes/clipboard-list.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 160,
    href: paths.ownBatches(),
    icon: clipboardListIcon,
    name: m.record_errand_keep,
    note: m.record_errand_keep_note,
    needs: 'enterprise',
  },
];
