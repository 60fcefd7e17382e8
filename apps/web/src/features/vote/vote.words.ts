import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { paths } from '../../paths.ts';

export const voteWords = {
  queue: {
    VOTE: { name: m.vote_title, href: (vote) => paths.manageLotteries({ view: 'votes', vote }) },
  },
} satisfies FeatureWords;
