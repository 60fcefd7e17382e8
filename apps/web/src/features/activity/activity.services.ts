import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { calendarDaysIcon, graduationCapIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'own',
    place: 30,
    href: paths.activityList(),
    icon: calendarDaysIcon,
    name: m.activity_title,
    note: m.activity_task_note,
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
