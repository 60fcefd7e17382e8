import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { CheckboxInput } from '../../../../platform/form/CheckboxInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { PartHead } from '../../manage/form/PartHead.tsx';
import styles from '../../manage/form/Parts.module.css';
import type { PolicyValues } from '../../manage/policy/policy-values.ts';
import { RuleFields } from './RuleFields.tsx';

interface ConditionFieldProps {
  /** Counted from 0. */
  at: number;
  onUp: () => void;
  onRemove: () => void;
}

/** One condition: its text and, if data decides it, the comparison. */
export function ConditionField({ at, onUp, onRemove }: ConditionFieldProps) {
  const kind = useWatch<PolicyValues, `conditions.${number}.kind`>({ name: `conditions.${at}.kind` });
  const how = kind === 'AUTO' ? m.officer_condition_auto() : m.officer_condition_manual();
  return (
    <div className={styles.part}>
      <PartHead
        title={`${m.officer_condition({ no: at + 1 })} · ${how}`}
        at={at}
        onUp={onUp}
        onRemove={onRemove}
      />
      <TextInput name={`conditions.${at}.text`} label={m.officer_condition_text()} />
      {kind === 'AUTO' && <RuleFields at={at} />}
      <CheckboxInput name={`conditions.${at}.required`}>{m.officer_condition_required()}</CheckboxInput>
    </div>
  );
}
