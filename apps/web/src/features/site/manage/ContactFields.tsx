import type { SiteContent } from '@portal/contract/site/manage';
import * as m from '@portal/texts/messages';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';

/** Hotlines, and the footer's links to public registers. */
export const ContactFields = () => (
  <>
    <FormSection title={m.console_site_contact()} columns={3}>
      <TextInput name="common.hotline" />
      <TextInput name="common.serviceHours" />
      <TextInput name="common.dutyPhone" label={m.console_site_duty()} />
    </FormSection>
    <FormSection title={m.console_site_filings()} columns={1}>
      <RowsInput<SiteContent>
        name="common.filings"
        newRow={() => ({ text: '', url: 'https://' })}
        max={4}
        add={m.console_site_filing_add()}
      >
        {(place) => (
          <>
            <TextInput name={`${place}.text`} label={m.console_site_filing_text()} />
            <TextInput name={`${place}.url`} label={m.field_link()} type="url" />
          </>
        )}
      </RowsInput>
    </FormSection>
  </>
);
