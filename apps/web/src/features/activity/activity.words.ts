import type { ActivityKind } from '@portal/contract/activity/terms';
import { activityKindLabels } from '@portal/contract/activity/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    ACTIVITY: {
      name: m.field_activity,
      href: (activity) => paths.manageActivities({ state: 'PENDING', activity }),
    },
    SIGN_UP: {
      name: m.activity_sign_up,
      href: (signUp) => paths.manageActivities({ view: 'sign-ups', state: 'PENDING', signUp }),
    },
    SALON_REQUEST: {
      name: m.activity_request,
      href: (request) => paths.manageActivities({ view: 'requests', state: 'SUBMITTED', request }),
    },
    LECTURE_QUESTION: {
      name: m.learn_question,
      href: (question) => paths.manageActivities({ view: 'lecture-questions', question }),
    },
    TAUGHT_QUESTION: {
      name: m.learn_question,
      href: (question) => paths.myTutoring({ view: 'lectures', question }),
    },
  },
  collect: {
    ACTIVITY: { name: m.field_activity, category: (code) => activityKindLabels[code as ActivityKind]() },
  },
  figures: {
    signUps: { name: m.learn_figure_sign_ups, href: () => paths.manageActivities({ view: 'sign-ups' }) },
  },
} satisfies FeatureWords;
