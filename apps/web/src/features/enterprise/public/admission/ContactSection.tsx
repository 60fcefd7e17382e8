import * as m from '@portal/texts/messages';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { EntryInput } from './EntryInput.tsx';
import type { EntrySectionProps } from './entry-props.ts';

export function ContactSection({ field, choices }: EntrySectionProps) {
  const props = { field, choices };
  return (
    <FormSection title={m.identity_section_contact()}>
      <EntryInput {...props} name="contactName" />
      <EntryInput {...props} name="contactPhone" />
      <EntryInput {...props} name="landline" />
      <EntryInput {...props} name="email" />
      <Wide>
        <EntryInput {...props} name="address" />
      </Wide>
    </FormSection>
  );
}
