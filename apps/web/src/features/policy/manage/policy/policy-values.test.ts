import { opsOfType, policyRuleInput, ruleFieldNames, specOf } from '@portal/contract/policy/rule';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from '../../../../platform/i18n/language.ts';
import { newPolicy, newRule, newValue, withField } from './policy-values.ts';

beforeAll(() => speak('zh'));
afterAll(() => speak('en'));

test('changing the fact of a rule picks a comparison that fits, and clears the value', () => {
  const rule = withField({ ...newRule('AUTO'), value: 3 }, 'chainStages');
  expect(rule).toMatchObject({ field: 'chainStages', op: 'containsAny', value: [] });
  expect(withField(rule, 'nothing')).toBe(rule);
});

test.each(ruleFieldNames.flatMap((field) => opsOfType[specOf(field).type].map((op) => [field, op] as const)))(
  'what %s %s begins with is either right or asked for, never of another shape',
  (field, op) => {
    const rule = { ...newRule('AUTO'), text: '条件文字', field, op, value: newValue(field, op) };
    const parsed = policyRuleInput.safeParse(rule);
    const messages = parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
    expect([
      '',
      '请输入数字',
      '请至少选择一项',
      '代码格式不正确',
      '没有这个值',
      '请输入下限和上限',
    ]).toContain(messages.join());
  },
);

test('a new policy starts today', () => {
  expect(newPolicy('2026-11-21')).toMatchObject({ issuedAt: '2026-11-21', effectiveTo: null });
});
