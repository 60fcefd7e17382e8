import { applicationParts } from '@portal/contract/enterprise-fields';
import * as m from '@portal/texts/messages';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { EntryFields } from './EntryFields.tsx';
import type { EntrySectionProps } from './entry-props.ts';

export function ContactSection({ field, choices }: EntrySectionProps) {
  return (
    <FormSection title={m.identity_section_contact()}>
      <EntryFields names={applicationParts.contact} field={field} choices={choices} />
    </FormSection>
  );
}
