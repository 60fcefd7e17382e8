import {
  isRuleField,
  opsOfType,
  type RuleOp,
  ruleFieldNames,
  ruleOpLabels,
  specOf,
} from '@portal/contract/policy/rule';
import * as m from '@portal/texts/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { Select } from '../../../../ui/select/Select.tsx';
import styles from '../../manage/form/Parts.module.css';
import { newValue, type PolicyValues, withField } from '../../manage/policy/policy-values.ts';
import { RuleValueInput } from './RuleValueInput.tsx';

/** The fact, the comparison, and the value to compare with. */
export function RuleFields({ at }: { at: number }) {
  const { setValue, getValues } = useFormContext<PolicyValues>();
  const rule = useWatch<PolicyValues, `conditions.${number}`>({ name: `conditions.${at}` });
  const { field, op } = rule;
  if (!isRuleField(field)) return null;
  const spec = specOf(field);
  const changeField = (name: string) => {
    const next = withField(getValues(`conditions.${at}`), name);
    setValue(`conditions.${at}`, next, { shouldDirty: true, shouldValidate: true });
  };
  const changeOp = (next: string) => {
    const value = newValue(field, next as RuleOp);
    setValue(`conditions.${at}.op`, next as RuleOp, { shouldDirty: true });
    setValue(`conditions.${at}.value`, value, { shouldDirty: true });
  };
  return (
    <div className={styles.three}>
      <Select
        label={m.field_figure()}
        placeholder={m.input_choose()}
        options={ruleFieldNames.map((name) => ({ value: name, text: specOf(name).label() }))}
        value={field}
        onChange={changeField}
      />
      <Select
        label={m.officer_rule_op()}
        placeholder={m.input_choose()}
        options={opsOfType[spec.type].map((name) => ({ value: name, text: ruleOpLabels[name]() }))}
        value={op ?? ''}
        onChange={changeOp}
      />
      {op && op !== 'exists' && <RuleValueInput name={`conditions.${at}.value`} spec={spec} op={op} />}
    </div>
  );
}
