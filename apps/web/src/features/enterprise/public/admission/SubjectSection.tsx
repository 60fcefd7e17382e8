import * as m from '@portal/texts/messages';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { EntryFields } from './EntryFields.tsx';
import { entryParts } from './entry-parts.ts';
import type { EntrySectionProps } from './entry-props.ts';

/** The data on the licence, and the enterprise's business. */
export function SubjectSection({ field, choices }: EntrySectionProps) {
  return (
    <FormSection id={entryParts.subject.id} title={m.identity_section_subject()}>
      <EntryFields names={entryParts.subject.fields} field={field} choices={choices} />
    </FormSection>
  );
}
