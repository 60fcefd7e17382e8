import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { megaphoneIcon } from '../../ui/icon/shapes/megaphone.ts';

export const errands: Errand[] = [
  {
    group: 'policy',
    place: 70,
    href: paths.articleList('NOTICE'),
    icon: megaphoneIcon,
    name: m.content_errand,
    note: m.content_errand_note,
    waits: ['RECEIPT'],
  },
];
