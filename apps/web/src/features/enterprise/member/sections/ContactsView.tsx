import { Written } from '../../../../platform/display/Written.tsx';
import {
  profile_f_contact,
  profile_f_email,
  profile_f_landline,
  profile_f_phone,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import type { ViewProps } from './section-props.ts';

export function ContactsView({ profile: { contactName, contactPhone, landline, email } }: ViewProps) {
  return (
    <Facts
      facts={[
        { name: profile_f_contact(), value: <Written>{contactName}</Written> },
        { name: profile_f_phone(), value: contactPhone },
        { name: profile_f_landline(), value: landline ?? '—' },
        { name: profile_f_email(), value: email ?? '—' },
      ]}
    />
  );
}
