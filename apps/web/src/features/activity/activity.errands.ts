import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { calendarDaysIcon } from '../../ui/icon/shapes/calendar-days.ts';
import { graduationCapIcon } from '../../ui/icon/shapes/graduation-cap.ts';

export const activityErrands: Errand[] = [
  {
    group: 'own',
    href: paths.activityList(),
    icon: calendarDaysIcon,
    name: m.activity_title,
    note: m.activity_errand_note,
    waits: ['SIGN_UP'],
  },
  {
    group: 'own',
    href: paths.lectureQuiz(),
    icon: graduationCapIcon,
    name: m.learn_title,
    note: m.learn_note,
    needs: 'login',
    waits: ['QUIZ'],
  },
];
