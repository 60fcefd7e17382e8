import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { paths } from '../../paths.ts';

export const words = {
  queue: {
    VIEWING: {
      name: m.log_entity_viewing,
      href: (viewing) => paths.manageBuildings({ state: 'SUBMITTED', viewing }),
    },
  },
} satisfies FeatureWords;
