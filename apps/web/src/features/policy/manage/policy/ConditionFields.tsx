import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../../ui/icon/shapes/plus.ts';
import styles from '../form/Parts.module.css';
import { ConditionField } from './ConditionField.tsx';
import { blankRule, type PolicyValues } from './policy-values.ts';

const maxConditions = 30;

/** The list of conditions. */
export function ConditionFields() {
  const rules = useFieldArray<PolicyValues, 'conditions', 'key'>({ name: 'conditions', keyName: 'key' });
  const isFull = rules.fields.length >= maxConditions;
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
