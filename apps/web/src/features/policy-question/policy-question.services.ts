import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { circleQuestionMarkIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'policy',
    place: 40,
    href: paths.questions(),
    icon: circleQuestionMarkIcon,
    name: m.question_task,
    note: m.question_task_note,
    waits: ['POLICY_QUESTION'],
  },
];
