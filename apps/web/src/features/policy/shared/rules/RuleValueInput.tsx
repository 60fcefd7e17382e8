import type { RuleFieldSpec, RuleOp } from '@portal/contract/policy/rule';
import type { EnterpriseScale } from '@portal/contract/policy/terms';
import * as m from '@portal/texts/messages';
import { type Input, useInput } from '../../../../platform/form/use-input.ts';
import { NumberField } from '../../../../ui/number-field/NumberField.tsx';
import { MultiSelect } from '../../../../ui/select/MultiSelect.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import styles from '../../manage/form/Parts.module.css';
import { unitName } from '../../manage/form/unit-name.ts';
import { useEntries } from '../../manage/form/use-entries.ts';
import { scaleLabels } from '../policy-labels.ts';

interface RuleValueInputProps {
  name: string;
  spec: RuleFieldSpec;
  op: RuleOp;
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The value to compare a fact with, using the input that the comparison needs. */
export function RuleValueInput({ name, spec, op }: RuleValueInputProps) {
  const { value, ref, ...field } = useInput<unknown>(name);
  const entries = useEntries(spec.dictionary);
  const { onChange } = field;
  if (spec.type === 'number')
    return op === 'between' ? (
      <RangeValue {...field} value={value} unit={unitName(spec.unit)} />
    ) : (
      <NumberField
        {...field}
        ref={ref}
        label={m.field_value()}
        unit={unitName(spec.unit)}
        minValue={0}
        value={numberOf(value)}
        required
      />
    );
  const common = {
    ...field,
    ref,
    label: m.field_value(),
    placeholder: m.input_choose(),
    required: true,
  };
  if (spec.type === 'yesNo')
    return (
      <Select
        {...common}
        options={[
          { value: 'yes', text: m.officer_yes() },
          { value: 'no', text: m.officer_no() },
        ]}
        value={value === false ? 'no' : 'yes'}
        onChange={(next) => onChange(next === 'yes')}
      />
    );
  const options = spec.values
    ? spec.values.map((one) => ({ value: one, text: scaleLabels[one as EnterpriseScale]() }))
    : entries;
  return op === 'eq' || op === 'ne' ? (
    <Select
      {...common}
      empty={m.officer_none()}
      options={options}
      value={typeof value === 'string' ? value : ''}
    />
  ) : (
    <MultiSelect {...common} empty={m.officer_none()} options={options} value={listOf(value)} />
  );
}

interface RangeValueProps extends Omit<Input<unknown>, 'ref'> {
  unit?: string | undefined;
}

function RangeValue({ value, onChange, onBlur, error, unit }: RangeValueProps) {
  const [from, to] = Array.isArray(value) ? value : [null, null];
  return (
    <div className={styles.two}>
      <NumberField
        label={m.officer_rule_from()}
        unit={unit}
        minValue={0}
        value={numberOf(from)}
        onChange={(next) => onChange([next, to])}
        onBlur={onBlur}
        error={error}
      />
      <NumberField
        label={m.officer_rule_to()}
        unit={unit}
        minValue={0}
        value={numberOf(to)}
        onChange={(next) => onChange([from, next])}
        onBlur={onBlur}
      />
    </div>
  );
}
