import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    DECLARATION: {
      name: m.declaration_one,
      href: (declaration) => paths.manageDeclarations({ declaration }),
    },
    OPINION: { name: m.declaration_opinion, href: (declaration) => paths.manageReviews({ declaration }) },
    PAYOUT: { name: m.declaration_payout, href: (declaration) => paths.managePayouts({ declaration }) },
  },
  figures: {
    declarations: { name: m.declaration_one, href: () => paths.manageDeclarations({ view: 'list' }) },
    ownOpinions: { name: m.figure_own_opinions, href: () => paths.manageReviews() },
  },
} satisfies FeatureWords;
