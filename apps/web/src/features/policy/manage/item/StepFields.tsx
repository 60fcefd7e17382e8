import { stepRoles } from '@portal/contract/declare-item-manage';
import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { NumberInput } from '../../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../../ui/icon/shapes/plus.ts';
import { PartHead } from '../form/PartHead.tsx';
import styles from '../form/Parts.module.css';
import { blankStep, type ItemValues } from './item-values.ts';

type StepRole = ItemValues['steps'][number]['deptRole'];

const roleTexts: Record<StepRole, () => string> = {
  OP_POLICY: m.officer_role_policy,
  EXPERT: m.officer_role_expert,
  OP_FINANCE: m.officer_role_finance,
};

const maxSteps = 12;

/** The steps of a declaration's procedure. */
export function StepFields() {
  const steps = useFieldArray<ItemValues, 'steps', 'key'>({ name: 'steps', keyName: 'key' });
  return (
    <FormSection title={m.officer_item_steps()} columns={1}>
      {steps.fields.map(({ key }, at) => (
        <div key={key} className={styles.part}>
          <PartHead
            title={m.officer_item_step({ no: at + 1 })}
            at={at}
            isNeeded={steps.fields.length === 1}
            onUp={() => steps.move(at, at - 1)}
            onRemove={() => steps.remove(at)}
          />
          <div className={styles.three}>
            <TextInput name={`steps.${at}.name`} label={m.officer_item_step_name()} />
            <SelectInput
              name={`steps.${at}.deptRole`}
              placeholder={m.officer_choose()}
              options={stepRoles.map((role) => ({ value: role, text: roleTexts[role]() }))}
            />
            <NumberInput name={`steps.${at}.days`} minValue={1} step={1} orZero />
          </div>
        </div>
      ))}
      {steps.fields.length < maxSteps && (
        <div>
          <Button icon={plusIcon} onClick={() => steps.append({ ...blankStep })}>
            {m.officer_item_step_add()}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
