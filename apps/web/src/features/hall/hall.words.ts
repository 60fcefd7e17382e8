import { type ProjectKind, projectKindLabels } from '@portal/contract/match/project-terms';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  collect: {
    PROJECT: {
      name: m.log_entity_project,
      category: (code) => projectKindLabels[code as ProjectKind](),
    },
  },
} satisfies FeatureWords;
