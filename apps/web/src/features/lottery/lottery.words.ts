import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    LOTTERY: { name: m.lottery_title, href: (draw) => paths.manageLotteries({ draw }) },
    PRIZE: { name: m.lottery_field_prize, href: (prize) => paths.manageLotteries({ view: 'prizes', prize }) },
  },
} satisfies FeatureWords;
