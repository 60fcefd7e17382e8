import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    REPAIR: { name: m.repair_kind_repair, href: (id) => paths.manageRepairs({ id }) },
  },
  figures: {
    repairs: { name: m.figure_repairs, href: () => paths.manageRepairs() },
    repairsFinished: { name: m.figure_repairs_finished, href: () => paths.manageRepairs() },
    ownJobsTaken: { name: m.figure_own_taken, href: () => paths.myRepairs() },
    ownJobsFinished: { name: m.figure_own_finished, href: () => paths.myRepairs() },
  },
} satisfies FeatureWords;
