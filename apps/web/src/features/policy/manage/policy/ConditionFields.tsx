import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import {
  officer_condition_add_auto,
  officer_condition_add_manual,
  officer_conditions,
  officer_conditions_note,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../../ui/icon/shapes/plus.ts';
import styles from '../form/Parts.module.css';
import { ConditionField } from './ConditionField.tsx';
import { blankRule, type PolicyValues } from './policy-values.ts';

const mostConditions = 30;

/** The conditions one by one. */
export function ConditionFields({ form }: { form: UseFormReturn<PolicyValues> }) {
  const rules = useFieldArray({ control: form.control, name: 'conditions', keyName: 'key' });
  const isFull = rules.fields.length >= mostConditions;
  return (
    <FormSection title={officer_conditions()} note={officer_conditions_note()} columns={1}>
      {rules.fields.map(({ key }, at) => (
        <ConditionField
          key={key}
          form={form}
          at={at}
          onUp={() => rules.move(at, at - 1)}
          onRemove={() => rules.remove(at)}
        />
      ))}
      <div className={styles.acts}>
        <Button icon={plusIcon} disabled={isFull} onClick={() => rules.append(blankRule('AUTO'))}>
          {officer_condition_add_auto()}
        </Button>
        <Button icon={plusIcon} disabled={isFull} onClick={() => rules.append(blankRule('MANUAL'))}>
          {officer_condition_add_manual()}
        </Button>
      </div>
    </FormSection>
  );
}
