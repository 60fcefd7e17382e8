import { paths } from '@portal/contract/paths';
import type { PolicyKind } from '@portal/contract/policy/terms';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { kindLabels } from './shared/policy-labels.ts';

export const words = {
  queue: { POLICY: { name: m.operator_kind_policy, href: paths.managePolicy } },
  collect: {
    POLICY: { name: m.collect_type_policy, category: (code) => kindLabels[code as PolicyKind]() },
  },
} satisfies FeatureWords;
