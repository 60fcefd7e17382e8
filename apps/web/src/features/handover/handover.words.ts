import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: { HANDOVER: { name: m.handover_title, href: paths.manageHandover } },
} satisfies FeatureWords;
