import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    LEASE_REQUEST: {
      name: m.log_entity_lease_request,
      href: (request) => paths.manageContracts({ view: 'requests', request }),
    },
    LEASE_SETTLING: {
      name: m.log_entity_lease_settling,
      href: paths.manageSettlement,
    },
    LEASE_ACT: { name: m.lease_act_change, href: (act) => paths.manageContracts({ act }) },
  },
} satisfies FeatureWords;
