import type { ContestState } from '@portal/contract/contest-terms';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { paths } from '../../paths.ts';
import { contestStateNames } from './shared/contest-words.ts';

export const contestWords = {
  queue: {
    CONTEST: { name: m.contest_entity, href: (contest) => paths.manageContests({ contest }) },
    CONTEST_ENTRY: {
      name: m.contest_entry,
      href: (entry) => paths.manageContests({ view: 'entries', state: 'SUBMITTED', entry }),
    },
    CONTEST_OBJECTION: {
      name: m.contest_objection,
      href: (objection) => paths.manageContests({ view: 'objections', state: 'OPEN', objection }),
    },
  },
  collect: {
    CONTEST: { name: m.contest_entity, category: (code) => contestStateNames[code as ContestState]() },
  },
} satisfies FeatureWords;
