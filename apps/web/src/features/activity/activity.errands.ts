import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { calendarDaysIcon } from '../../ui/icon/shapes/calendar-days.ts';

export const activityErrands: Errand[] = [
  {
    group: 'own',
    href: paths.activityList(),
    icon: calendarDaysIcon,
    name: m.activity_title,
    note: m.activity_errand_note,
    waits: ['SIGN_UP'],
  },
];
