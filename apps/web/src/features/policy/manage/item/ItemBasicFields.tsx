import * as m from '@portal/texts/messages';
import { Bound } from '../../../../platform/form/Bound.tsx';
import { MoneyField } from '../../../../platform/form/MoneyField.tsx';
import { Checkbox } from '../../../../ui/checkbox/Checkbox.tsx';
import { DateField } from '../../../../ui/date-field/DateField.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { NumberField } from '../../../../ui/number-field/NumberField.tsx';
import { TextArea } from '../../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../../ui/text-field/TextField.tsx';
import type { ItemControl } from './item-values.ts';
import { PolicyField } from './PolicyField.tsx';

interface ItemBasicFieldsProps {
  control: ItemControl;
  /** Of the policy that is chosen already. */
  policyTitle: string | undefined;
}

/** Which policy, when, how many and how much. */
export function ItemBasicFields({ control, policyTitle }: ItemBasicFieldsProps) {
  return (
    <FormSection title={m.officer_basic()} columns={3}>
      <Wide>
        <Bound control={control} name="title">
          {(field) => <TextField {...field} label={m.field_title()} maxLength={120} required />}
        </Bound>
      </Wide>
      <Wide>
        <Bound control={control} name="policyId">
          {(field) => <PolicyField {...field} title={policyTitle} />}
        </Bound>
      </Wide>
      <Wide>
        <Bound control={control} name="description">
          {(field) => (
            <TextArea {...field} label={m.field_call_description()} maxLength={2_000} rows={5} required />
          )}
        </Bound>
      </Wide>
      <Bound control={control} name="windowFrom">
        {(field) => <DateField {...field} label={m.officer_item_from()} required />}
      </Bound>
      <Bound control={control} name="windowTo">
        {(field) => <DateField {...field} label={m.officer_item_to()} required />}
      </Bound>
      <Bound control={control} name="publicityDays">
        {({ onChange, ...field }) => (
          <NumberField
            {...field}
            onChange={(days) => onChange(days ?? 0)}
            label={m.field_publicity_days()}
            step={1}
            required
          />
        )}
      </Bound>
      <Bound control={control} name="quota">
        {(field) => (
          <NumberField
            {...field}
            label={m.field_quota()}
            hint={m.officer_item_quota_hint()}
            minValue={1}
            step={1}
          />
        )}
      </Bound>
      <Bound control={control} name="budgetFen">
        {(field) => (
          <MoneyField
            {...field}
            label={m.officer_item_budget()}
            hint={m.officer_item_quota_hint()}
            unit={m.officer_yuan()}
          />
        )}
      </Bound>
      <Bound control={control} name="oncePerYear">
        {({ value, ...field }) => (
          <Checkbox {...field} checked={value}>
            {m.officer_item_once()}
          </Checkbox>
        )}
      </Bound>
    </FormSection>
  );
}
