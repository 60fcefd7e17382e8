import type { ContestState } from '@portal/contract/contest/terms';
import { contestStateLabels } from '@portal/contract/contest/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    CONTEST: { name: m.contest_entity, href: (contest) => paths.manageContests({ contest }) },
    CONTEST_ENTRY: {
      name: m.contest_entry,
      href: (entry) => paths.manageContests({ view: 'entries', state: 'SUBMITTED', entry }),
    },
    CONTEST_BALLOT: {
      name: m.contest_reopening,
      href: (ballot) => paths.manageContests({ view: 'ballots', ballot }),
    },
    BALLOT: { name: m.contest_ballot, href: (ballot) => paths.myJudging({ ballot }) },
    CONTEST_OBJECTION: {
      name: m.contest_objection,
      href: (objection) => paths.manageContests({ view: 'objections', state: 'OPEN', objection }),
    },
  },
  collect: {
    CONTEST: { name: m.contest_entity, category: (code) => contestStateLabels[code as ContestState]() },
  },
  figures: {
    entries: { name: m.contest_entry, href: () => paths.manageContests({ view: 'entries' }) },
    ownScores: { name: m.figure_own_scores, href: () => paths.myJudging() },
    ownLocks: { name: m.figure_own_locked, href: () => paths.myJudging() },
  },
} satisfies FeatureWords;
