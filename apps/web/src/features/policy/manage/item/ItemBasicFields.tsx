import * as m from '@portal/texts/messages';
import { CheckboxInput } from '../../../../platform/form/CheckboxInput.tsx';
import { DateInput } from '../../../../platform/form/DateInput.tsx';
import { MoneyInput } from '../../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../../platform/form/NumberInput.tsx';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { PolicyInput } from '../../shared/PolicyInput.tsx';

interface ItemBasicFieldsProps {
  /** Title of the policy that is already chosen. */
  policyTitle: string | undefined;
}

/** Policy, window, quota and amount. */
export function ItemBasicFields({ policyTitle }: ItemBasicFieldsProps) {
  return (
    <FormSection title={m.officer_basic()} columns={3}>
      <Wide>
        <TextInput name="title" />
      </Wide>
      <Wide>
        <PolicyInput name="policyId" title={policyTitle} />
      </Wide>
      <Wide>
        <TextAreaInput name="description" rows={5} />
      </Wide>
      <DateInput name="windowFrom" label={m.officer_item_from()} />
      <DateInput name="windowTo" label={m.officer_item_to()} />
      <NumberInput name="publicityDays" step={1} orZero />
      <NumberInput name="quota" hint={m.officer_item_quota_hint()} minValue={1} step={1} />
      <MoneyInput
        name="budgetFen"
        label={m.field_budget()}
        hint={m.officer_item_quota_hint()}
        unit={m.field_yuan()}
      />
      <CheckboxInput name="oncePerYear">{m.officer_item_once()}</CheckboxInput>
    </FormSection>
  );
}
