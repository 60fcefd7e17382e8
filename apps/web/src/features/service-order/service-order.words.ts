import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { paths } from '../../paths.ts';

export const serviceOrderWords = {
  queue: {
    SERVICE_DISPUTE: {
      name: m.order_disputes,
      href: (order) => paths.manageDisputes({ tab: 'OPEN', order }),
    },
    RATING: {
      name: m.order_hide_requests,
      href: () => paths.manageDisputes({ view: 'ratings', tab: 'PENDING' }),
    },
  },
} satisfies FeatureWords;
