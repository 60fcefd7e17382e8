import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    VOTE: { name: m.community_kind_vote, href: (vote) => paths.manageLotteries({ view: 'votes', vote }) },
  },
  figures: {
    ballots: {
      name: m.operator_home_ballots,
      href: (day) => paths.manageLog({ entity: 'communityVote', from: day, to: day }),
    },
  },
} satisfies FeatureWords;
