import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { paths } from '../../paths.ts';

export const declarationWords = {
  queue: {
    DECLARATION: {
      name: m.declaration_one,
      href: (declaration) => paths.manageDeclarations({ declaration }),
    },
    PAYOUT: { name: m.declaration_payout, href: (declaration) => paths.managePayouts({ declaration }) },
  },
} satisfies FeatureWords;
