import type { ProjectKind } from '@portal/contract/project-terms';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { paths } from '../../paths.ts';
import { projectKindNames } from './shared/project-words.ts';

export const matchWords = {
  queue: {
    PROJECT: {
      name: m.log_entity_project,
      href: (project) => paths.manageMatches({ state: 'PENDING', project }),
    },
  },
  collect: {
    PROJECT: {
      name: m.log_entity_project,
      category: (code) => projectKindNames[code as ProjectKind](),
    },
  },
} satisfies FeatureWords;
