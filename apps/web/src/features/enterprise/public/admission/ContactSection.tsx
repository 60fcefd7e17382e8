import * as m from '@portal/texts/messages';
import { PlainTextInput } from '../../../../platform/form/plain/PlainTextInput.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import type { EntrySectionProps } from './entry-props.ts';

export function ContactSection({ field }: EntrySectionProps) {
  return (
    <FormSection title={m.identity_section_contact()}>
      <PlainTextInput
        {...field('contactName')}
        label={m.field_contact_name()}
        autoComplete="name"
        maxLength={30}
        required
      />
      <PlainTextInput
        {...field('contactPhone')}
        label={m.field_phone()}
        inputMode="tel"
        autoComplete="tel-national"
        gapless
        required
      />
      <PlainTextInput
        {...field('landline')}
        label={m.identity_field_landline()}
        note={m.identity_optional()}
        placeholder={m.identity_field_landline_form()}
        maxLength={15}
      />
      <PlainTextInput
        {...field('email')}
        label={m.field_email()}
        note={m.identity_optional()}
        inputMode="email"
        autoComplete="email"
        maxLength={100}
      />
      <Wide>
        <PlainTextInput
          {...field('address')}
          label={m.identity_field_address()}
          autoComplete="street-address"
          maxLength={120}
          required
        />
      </Wide>
    </FormSection>
  );
}
