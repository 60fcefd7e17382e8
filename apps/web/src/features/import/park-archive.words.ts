import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    PARK_ARCHIVE: { name: m.park_export_queue, href: (refId) => paths.manageArchives({ archive: refId }) },
  },
} satisfies FeatureWords;
