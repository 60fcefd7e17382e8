import * as m from '@portal/texts/messages';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { EntryFields } from './EntryFields.tsx';
import { entryParts } from './entry-parts.ts';
import type { EntrySectionProps } from './entry-props.ts';

export function ContactSection({ field, choices }: EntrySectionProps) {
  return (
    <FormSection id={entryParts.contact.id} title={m.identity_section_contact()}>
      <EntryFields names={entryParts.contact.fields} field={field} choices={choices} />
    </FormSection>
  );
}
