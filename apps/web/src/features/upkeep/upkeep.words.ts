import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    SPARE_PART: { name: m.upkeep_part, href: (id) => paths.manageUpkeep({ view: 'parts', part: id }) },
  },
} satisfies FeatureWords;
