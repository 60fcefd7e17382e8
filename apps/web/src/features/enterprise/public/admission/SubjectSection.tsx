import * as m from '@portal/texts/messages';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { EntryInput } from './EntryInput.tsx';
import type { EntrySectionProps } from './entry-props.ts';

/** The data on the licence, and the enterprise's business. */
export function SubjectSection({ field, choices }: EntrySectionProps) {
  const props = { field, choices };
  return (
    <FormSection title={m.identity_section_subject()}>
      <Wide>
        <EntryInput {...props} name="name" />
      </Wide>
      <EntryInput {...props} name="creditCode" />
      <EntryInput {...props} name="property" />
      <EntryInput {...props} name="legalPerson" />
      <EntryInput {...props} name="registeredOn" />
      <EntryInput {...props} name="registeredCapitalFen" />
      <EntryInput {...props} name="scale" />
      <EntryInput {...props} name="regionId" />
      <EntryInput {...props} name="shortName" />
      <Wide>
        <EntryInput {...props} name="chainStages" />
      </Wide>
      {choices.tags.length > 0 && (
        <Wide>
          <EntryInput {...props} name="industryTagIds" />
        </Wide>
      )}
      <Wide>
        <EntryInput {...props} name="intro" />
      </Wide>
    </FormSection>
  );
}
