import { type VentureStage, ventureStageLabels } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    VENTURE: {
      name: m.log_entity_venture,
      href: (venture) => paths.manageVentures({ state: 'PENDING', venture }),
    },
  },
  collect: {
    VENTURE: {
      name: m.site_nav_ventures,
      category: (code) => ventureStageLabels[code as VentureStage](),
    },
  },
} satisfies FeatureWords;
