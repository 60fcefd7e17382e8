import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { circleQuestionMarkIcon } from '../../ui/icon/shapes/circle-question-mark.ts';

export const errands: Errand[] = [
  {
    group: 'policy',
    place: 40,
    href: paths.questions(),
    icon: circleQuestionMarkIcon,
    name: m.question_errand,
    note: m.question_errand_note,
    waits: ['POLICY_QUESTION'],
  },
];
