import {
  identity_field_address,
  identity_field_contact,
  identity_field_email,
  identity_field_landline,
  identity_field_landline_form,
  identity_optional,
  identity_phone,
  identity_section_contact,
} from '../../../../platform/i18n/paraglide/messages.js';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { FormText } from '../../shared/form/FormText.tsx';
import type { EntrySectionProps } from './entry-props.ts';

export function ContactSection({ field }: EntrySectionProps) {
  return (
    <FormSection title={identity_section_contact()}>
      <FormText
        {...field('contactName')}
        label={identity_field_contact()}
        autoComplete="name"
        maxLength={30}
        required
      />
      <FormText
        {...field('contactPhone')}
        label={identity_phone()}
        inputMode="tel"
        autoComplete="tel-national"
        gapless
        required
      />
      <FormText
        {...field('landline')}
        label={identity_field_landline()}
        note={identity_optional()}
        placeholder={identity_field_landline_form()}
        maxLength={15}
      />
      <FormText
        {...field('email')}
        label={identity_field_email()}
        note={identity_optional()}
        inputMode="email"
        autoComplete="email"
        maxLength={100}
      />
      <Wide>
        <FormText
          {...field('address')}
          label={identity_field_address()}
          autoComplete="street-address"
          maxLength={120}
          required
        />
      </Wide>
    </FormSection>
  );
}
