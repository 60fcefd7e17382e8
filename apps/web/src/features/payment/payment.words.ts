import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { paths } from '../../paths.ts';

export const paymentWords = {
  queue: {
    REFUND: { name: m.log_entity_refund, href: (refund) => paths.manageRefunds({ refund }) },
  },
} satisfies FeatureWords;
