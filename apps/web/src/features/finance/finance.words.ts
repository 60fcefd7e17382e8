import { type FinProductKind, finProductKindLabels } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    INSTITUTION: {
      name: m.log_entity_institution,
      href: (institution) => paths.manageFinance({ state: 'PENDING', institution }),
    },
    FIN_PRODUCT: {
      name: m.log_entity_fin_product,
      href: (product) => paths.manageFinance({ view: 'products', state: 'PENDING', product }),
    },
  },
  collect: {
    FIN_PRODUCT: {
      name: m.finance_products,
      category: (code) => finProductKindLabels[code as FinProductKind](),
    },
  },
} satisfies FeatureWords;
