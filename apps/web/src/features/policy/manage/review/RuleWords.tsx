import type { SavedRule } from '@portal/contract/policy/content';
import { isRuleField, type RuleFieldSpec, ruleOpLabels, specOf } from '@portal/contract/policy/rule';
import * as m from '@portal/texts/messages';
import { currentLocale } from '../../../../platform/i18n/language.ts';
import { scaleName } from '../../shared/scale-name.ts';
import { unitName } from '../form/unit-name.ts';
import { useEntries } from '../form/use-entries.ts';

/** A condition's rule in words: `登记年限 不低于 3 年`. */
export function RuleWords({ rule: { kind, field, op, value } }: { rule: SavedRule }) {
  const spec: RuleFieldSpec | undefined = isRuleField(field) ? specOf(field) : undefined;
  const entries = useEntries(spec?.dictionary);
  if (kind === 'MANUAL') return m.officer_condition_manual();
  if (!spec || !op) return field;
  const nameOf = (one: unknown): string => {
    if (typeof one === 'boolean') return one ? m.officer_yes() : m.officer_no();
    if (spec.values) return scaleName(String(one));
    if (typeof one === 'number') return one.toLocaleString(currentLocale());
    return entries.find((entry) => entry.value === one)?.text ?? String(one);
  };
  const list = Array.isArray(value)
    ? value.map(nameOf)
    : value === null || value === undefined
      ? []
      : [nameOf(value)];
  const [from = '', to = ''] = list;
  const words = op === 'between' ? m.officer_rule_range({ from, to }) : list.join('、');
  const unit = spec.unit && list.length > 0 ? unitName(spec.unit) : '';
  return [spec.label(), ruleOpLabels[op](), words, unit].filter(Boolean).join(' ');
}
