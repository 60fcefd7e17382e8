import type { SiteContent } from '@portal/contract/site/manage';
import * as m from '@portal/texts/messages';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';

/** The person responsible for each part of the park; listed next to safety articles. */
export const SafetyPersonFields = () => (
  <FormSection title={m.field_safety_officers()} columns={1}>
    <RowsInput<SiteContent>
      name="common.safetyPersons"
      newRow={() => ({ area: '', name: '', phone: '' })}
      max={12}
      add={m.console_site_safety_add()}
      columns="2fr 1fr 1fr"
    >
      {(place) => (
        <>
          <TextInput name={`${place}.area`} />
          <TextInput name={`${place}.name`} label={m.field_person_name()} />
          <TextInput name={`${place}.phone`} label={m.console_site_safety_phone()} />
        </>
      )}
    </RowsInput>
  </FormSection>
);
