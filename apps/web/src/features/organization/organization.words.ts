import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    ORG_MEMBER: {
      name: m.org_case_name,
      href: (member) => paths.manageOrganizations({ view: 'members', state: 'APPLIED', member }),
    },
  },
  collect: {},
} satisfies FeatureWords;
