import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { paths } from '../../paths.ts';

export const identityWords = {
  queue: {
    ROLE_GRANT: { name: m.operator_kind_role_grant, href: () => paths.manageRoles({ tab: 'grants' }) },
    PHONE_APPEAL: {
      name: m.operator_kind_phone_appeal,
      href: (refId) => paths.manageUsers({ tab: 'appeals', appeal: refId }),
    },
  },
} satisfies FeatureWords;
