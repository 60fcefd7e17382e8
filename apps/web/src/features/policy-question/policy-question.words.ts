import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    POLICY_QUESTION: {
      name: m.log_entity_question,
      href: (question) => paths.manageQuestions({ question }),
    },
  },
  figures: {
    policyQuestions: { name: m.figure_questions, href: () => paths.manageQuestions() },
    policyAnswers: { name: m.figure_answers, href: () => paths.manageQuestions() },
  },
} satisfies FeatureWords;
