import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    VIEWING: {
      name: m.log_entity_viewing,
      href: (viewing) => paths.manageBuildings({ state: 'SUBMITTED', viewing }),
    },
  },
  figures: {
    viewings: { name: m.figure_viewings, href: () => paths.manageBuildings() },
  },
} satisfies FeatureWords;
