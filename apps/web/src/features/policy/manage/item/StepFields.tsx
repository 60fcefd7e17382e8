import { stepRoles } from '@portal/contract/policy/declare-item-manage';
import * as m from '@portal/texts/messages';
import { MoveUp } from '../../../../platform/form/MoveUp.tsx';
import { NumberInput } from '../../../../platform/form/NumberInput.tsx';
import { RowsInput } from '../../../../platform/form/RowsInput.tsx';
import { SelectInput } from '../../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { type ItemValues, newStep } from './item-values.ts';

type StepRole = ItemValues['steps'][number]['deptRole'];

const roleTexts: Record<StepRole, () => string> = {
  OP_POLICY: m.officer_role_policy,
  EXPERT: m.officer_role_expert,
  OP_FINANCE: m.officer_role_finance,
};

/** The steps of the application procedure. */
export const StepFields = () => (
  <FormSection title={m.officer_item_steps()} columns={1}>
    <RowsInput<ItemValues>
      name="steps"
      newRow={() => newStep}
      max={12}
      least={1}
      add={m.officer_item_step_add()}
      columns="repeat(3, 1fr)"
      title={(no) => m.officer_item_step({ no })}
      act={MoveUp}
    >
      {(place) => (
        <>
          <TextInput name={`${place}.name`} label={m.officer_item_step_name()} />
          <SelectInput
            name={`${place}.deptRole`}
            placeholder={m.input_choose()}
            options={stepRoles.map((role) => ({ value: role, text: roleTexts[role]() }))}
          />
          <NumberInput name={`${place}.days`} minValue={1} step={1} orZero />
        </>
      )}
    </RowsInput>
  </FormSection>
);
