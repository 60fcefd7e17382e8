import { calcFields } from '@portal/contract/policy/public';
import { policyKinds, policyLevels } from '@portal/contract/policy/terms';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { gradeTexts } from '../shared/match-texts.ts';
import { kindLabels, levelLabels } from '../shared/policy-labels.ts';
import { calculatorFields } from './calculator-texts.ts';
import type { OwnPolicyTexts } from './OwnPolicyList.tsx';
import { ownTexts } from './own-texts.ts';

const worded = <Code extends string>(codes: readonly Code[], labels: Record<Code, () => string>) =>
  Object.fromEntries(codes.map((code) => [code, labels[code]()])) as Record<Code, string>;

export const ownPolicyTexts = (): OwnPolicyTexts => ({
  own: ownTexts(),
  grades: gradeTexts(),
  levels: worded(policyLevels, levelLabels),
  kinds: worded(policyKinds, kindLabels),
  fields: calculatorFields(calcFields),
  total: m.policy_own_total({ name: '{name}' }),
  counts: m.policy_own_counts({ count: '{count}', open: '{open}' }),
  basis: m.policy_own_basis(),
  edit: m.policy_own_edit(),
  apply: m.policy_own_apply(),
  until: m.policy_open_until({ day: '{day}' }),
  percent: m.policy_match_percent({ percent: '{percent}' }),
  none: m.policy_match_none(),
  lang: langOfContent('zh'),
});
