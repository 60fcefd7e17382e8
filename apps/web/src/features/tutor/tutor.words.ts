import { paths } from '@portal/contract/paths';
import type { TutorArea } from '@portal/contract/tutor/terms';
import { tutorAreaLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    TUTOR_BOOKING: {
      name: m.tutor_booking,
      href: (booking) => paths.manageTutors({ state: 'PENDING', booking }),
    },
  },
  collect: {
    TUTOR: { name: m.tutor_title, category: (code) => tutorAreaLabels[code as TutorArea]() },
  },
} satisfies FeatureWords;
