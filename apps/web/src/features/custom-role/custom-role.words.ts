import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    CUSTOM_ROLE: { name: m.custom_role_title, href: () => paths.manageCustomRoles() },
  },
} satisfies FeatureWords;
