import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { paths } from '../../paths.ts';

export const words = {
  queue: {
    POLICY_QUESTION: {
      name: m.log_entity_question,
      href: (question) => paths.manageQuestions({ question }),
    },
  },
} satisfies FeatureWords;
