import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    ROLE_GRANT: { name: m.operator_kind_role_grant, href: () => paths.manageRoles({ tab: 'grants' }) },
    PHONE_APPEAL: {
      name: m.operator_kind_phone_appeal,
      href: (refId) => paths.manageUsers({ tab: 'appeals', appeal: refId }),
    },
  },
  figures: {
    registrations: {
      name: m.operator_home_registrations,
      href: (day) => paths.manageLog({ event: 'user.register', from: day, to: day }),
    },
    logins: {
      name: m.operator_home_logins,
      href: (day) => paths.manageLog({ event: 'user.login', from: day, to: day }),
    },
  },
} satisfies FeatureWords;
