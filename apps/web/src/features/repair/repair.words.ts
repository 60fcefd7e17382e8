import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    REPAIR: { name: m.repair_kind_repair, href: (id) => paths.manageRepairs({ id }) },
  },
} satisfies FeatureWords;
