import * as m from '@portal/texts/messages';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import type { OwnProfile } from '../profile/own-profile.ts';
import styles from './Section.module.css';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

const valuesOf = ({ contactName, contactPhone, landline, email }: OwnProfile) => ({
  contactName,
  contactPhone,
  landline: landline ?? '',
  email: email ?? '',
});

export function ContactsEditor({ profile, onDone }: EditorProps) {
  const editing = useSectionForm({
    section: 'CONTACTS',
    profile,
    onDone,
    values: valuesOf(profile),
    dataOf: (values) => values,
  });
  return (
    <SectionForm editing={editing}>
      <div className={styles.fields}>
        <TextInput name="contactName" autoComplete="name" />
        <TextInput
          name="contactPhone"
          label={m.field_phone()}
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={11}
        />
        <TextInput
          name="landline"
          label={m.profile_f_landline()}
          note={m.profile_optional()}
          inputMode="tel"
          maxLength={15}
        />
        <TextInput
          name="email"
          label={m.field_email()}
          note={m.profile_optional()}
          inputMode="email"
          autoComplete="email"
        />
      </div>
    </SectionForm>
  );
}
