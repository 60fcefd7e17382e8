import type { ContractContent } from '@portal/contract/lease/manage';
import * as m from '@portal/texts/messages';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';

/** Dates and amounts of rent increases. */
export const RiseFields = () => (
  <FormSection title={m.field_escalations()} columns={1}>
    <RowsInput<ContractContent>
      name="escalations"
      newRow={() => ({ from: '', pctX100: 300 })}
      max={20}
      add={m.lease_add_rise()}
      title={(no) => m.lease_rise({ no })}
    >
      {(place) => (
        <>
          <DateInput name={`${place}.from`} />
          <NumberInput name={`${place}.pctX100`} minValue={1} hint={m.lease_rise_hint()} />
        </>
      )}
    </RowsInput>
  </FormSection>
);
