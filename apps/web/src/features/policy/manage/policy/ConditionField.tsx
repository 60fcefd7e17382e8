import * as m from '@portal/texts/messages';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Bound } from '../../../../platform/form/Bound.tsx';
import { Checkbox } from '../../../../ui/checkbox/Checkbox.tsx';
import { TextField } from '../../../../ui/text-field/TextField.tsx';
import { PartHead } from '../form/PartHead.tsx';
import styles from '../form/Parts.module.css';
import type { PolicyValues } from './policy-values.ts';
import { RuleFields } from './RuleFields.tsx';

interface ConditionFieldProps {
  form: UseFormReturn<PolicyValues>;
  /** From 0. */
  at: number;
  onUp: () => void;
  onRemove: () => void;
}

/** One condition: its words, and, where data judge it, what is compared with what. */
export function ConditionField({ form, at, onUp, onRemove }: ConditionFieldProps) {
  const { control } = form;
  const kind = useWatch({ control, name: `conditions.${at}.kind` });
  const how = kind === 'AUTO' ? m.officer_condition_auto() : m.officer_condition_manual();
  return (
    <div className={styles.part}>
      <PartHead
        title={`${m.officer_condition({ no: at + 1 })} · ${how}`}
        at={at}
        onUp={onUp}
        onRemove={onRemove}
      />
      <Bound control={control} name={`conditions.${at}.text`}>
        {(field) => <TextField {...field} label={m.officer_condition_text()} maxLength={200} required />}
      </Bound>
      {kind === 'AUTO' && <RuleFields form={form} at={at} />}
      <Bound control={control} name={`conditions.${at}.required`}>
        {({ value, ...field }) => (
          <Checkbox {...field} checked={value}>
            {m.officer_condition_required()}
          </Checkbox>
        )}
      </Bound>
    </div>
  );
}
