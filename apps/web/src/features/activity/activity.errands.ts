import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { calendarDaysIcon } from '../../ui/icon/shapes/calendar-days.ts';
import { graduationCapIcon } from '../../ui/icon/shapes/graduation-cap.ts';

export const errands: Errand[] = [
  {
    group: 'own',
    place: 30,
    href: paths.activityList(),
    icon: calendarDaysIcon,
    name: m.activity_title,
    note: m.activity_errand_note,
    waits: ['SIGN_UP'],
  },
  {
    group: 'own',
    place: 40,
    href: paths.lectureQuiz(),
    icon: graduationCapIcon,
    name: m.learn_title,
    note: m.learn_note,
    needs: 'login',
    waits: ['QUIZ'],
  },
];
