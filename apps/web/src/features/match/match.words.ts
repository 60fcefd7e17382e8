import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    PROJECT: {
      name: m.log_entity_project,
      href: (project) => paths.manageMatches({ state: 'PENDING', project }),
    },
  },
} satisfies FeatureWords;
