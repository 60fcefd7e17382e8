import { applicationParts } from '@portal/contract/enterprise-fields';
import * as m from '@portal/texts/messages';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { EntryFields } from './EntryFields.tsx';
import type { EntrySectionProps } from './entry-props.ts';

const { subject, business, intro } = applicationParts;
const names = [...subject, ...business, ...intro];

/** The data on the licence, and the enterprise's business. */
export function SubjectSection({ field, choices }: EntrySectionProps) {
  return (
    <FormSection title={m.identity_section_subject()}>
      <EntryFields names={names} field={field} choices={choices} />
    </FormSection>
  );
}
