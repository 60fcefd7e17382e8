import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import type { ViewProps } from './section-props.ts';

export function ContactsView({ profile: { contactName, contactPhone, landline, email } }: ViewProps) {
  return (
    <Facts
      facts={[
        { name: m.field_contact_name(), value: <Written>{contactName}</Written> },
        { name: m.field_phone(), value: contactPhone },
        { name: m.profile_f_landline(), value: landline ?? '—' },
        { name: m.field_email(), value: email ?? '—' },
      ]}
    />
  );
}
