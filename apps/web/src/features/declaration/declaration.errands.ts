import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { clipboardListIcon } from '../../ui/icon/shapes/clipboard-list.ts';

export const errands: Errand[] = [
  {
    group: 'policy',
    place: 30,
    href: paths.applications({ group: 'DECLARATION' }),
    icon: clipboardListIcon,
    name: m.declaration_errand,
    note: m.declaration_errand_note,
    needs: 'enterprise',
    waits: ['DECLARATION'],
  },
];
