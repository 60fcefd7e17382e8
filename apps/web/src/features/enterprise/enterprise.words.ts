import type { ChainStage } from '@portal/contract/enterprise/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { chainStageName } from './shared/chain-stage-name.ts';

export const words = {
  queue: {
    ENTRY: { name: m.operator_kind_entry, href: paths.manageAudit },
    CHANGE: { name: m.operator_kind_change, href: paths.manageAudit },
  },
  collect: {
    ENTERPRISE: {
      name: m.collect_type_enterprise,
      category: (code) => (code === '' ? '' : chainStageName(code as ChainStage)),
    },
  },
  figures: {
    applications: { name: m.operator_home_applications, href: () => paths.manageAudits({ kind: 'ENTRY' }) },
    decisions: {
      name: m.operator_home_decisions,
      href: (day) => paths.manageLog({ entity: 'enterpriseAudit', from: day, to: day }),
    },
  },
} satisfies FeatureWords;
