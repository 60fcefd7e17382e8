import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { CheckboxInput } from '../../../../platform/form/CheckboxInput.tsx';
import { MoveUp } from '../../../../platform/form/MoveUp.tsx';
import { RowsInput } from '../../../../platform/form/RowsInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { newRule, type PolicyValues } from '../../manage/policy/policy-values.ts';
import { RuleFields } from './RuleFields.tsx';

/** The conditions of a form that holds them in `conditions`, at most `max`. */
export function ConditionFields({ max = 30 }: { max?: number }) {
  const conditions = useWatch<PolicyValues, 'conditions'>({ name: 'conditions' });
  const how = (no: number) =>
    conditions[no - 1]?.kind === 'AUTO' ? m.officer_condition_auto() : m.officer_condition_manual();
  return (
    <FormSection title={m.officer_conditions()} note={m.officer_conditions_note()} columns={1}>
      <RowsInput<PolicyValues>
        name="conditions"
        newRow={() => newRule('AUTO')}
        also={{ add: m.officer_condition_add_manual(), newRow: () => newRule('MANUAL') }}
        max={max}
        add={m.officer_condition_add_auto()}
        columns="1fr"
        title={(no) => `${m.officer_condition({ no })} · ${how(no)}`}
        act={MoveUp}
      >
        {(place, at) => (
          <>
            <TextInput name={`${place}.text`} label={m.officer_condition_text()} />
            {conditions[at]?.kind === 'AUTO' && <RuleFields at={at} />}
            <CheckboxInput name={`${place}.required`}>{m.officer_condition_required()}</CheckboxInput>
          </>
        )}
      </RowsInput>
    </FormSection>
  );
}
