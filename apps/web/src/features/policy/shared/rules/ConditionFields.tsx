import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../../ui/icon/shapes/plus.ts';
import styles from '../../manage/form/Parts.module.css';
import { blankRule, type PolicyValues } from '../../manage/policy/policy-values.ts';
import { ConditionField } from './ConditionField.tsx';

/** The list of conditions, `most` of them, of a form that has them as `conditions`. */
export function ConditionFields({ most = 30 }: { most?: number }) {
  const rules = useFieldArray<PolicyValues, 'conditions', 'key'>({ name: 'conditions', keyName: 'key' });
  const isFull = rules.fields.length >= most;
  return (
    <FormSection title={m.officer_conditions()} note={m.officer_conditions_note()} columns={1}>
      {rules.fields.map(({ key }, at) => (
        <ConditionField
          key={key}
          at={at}
          onUp={() => rules.move(at, at - 1)}
          onRemove={() => rules.remove(at)}
        />
      ))}
      <div className={styles.acts}>
        <Button icon={plusIcon} disabled={isFull} onClick={() => rules.append(blankRule('AUTO'))}>
          {m.officer_condition_add_auto()}
        </Button>
        <Button icon={plusIcon} disabled={isFull} onClick={() => rules.append(blankRule('MANUAL'))}>
          {m.officer_condition_add_manual()}
        </Button>
      </div>
    </FormSection>
  );
}
