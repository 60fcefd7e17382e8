import * as m from '@portal/texts/messages';
import { FormText } from '../../../../platform/form/FormText.tsx';
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
  const { form, draft, send, cancel } = useSectionForm({
    section: 'CONTACTS',
    profile,
    onDone,
    values: valuesOf(profile),
    dataOf: (values) => values,
  });
  const { control, formState } = form;
  return (
    <SectionForm draft={draft} busy={formState.isSubmitting} onSend={send} onCancel={cancel}>
      <div className={styles.fields}>
        <FormText
          control={control}
          name="contactName"
          label={m.field_contact_name()}
          autoComplete="name"
          maxLength={30}
          required
        />
        <FormText
          control={control}
          name="contactPhone"
          label={m.field_phone()}
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={11}
          required
        />
        <FormText
          control={control}
          name="landline"
          label={m.profile_f_landline()}
          note={m.profile_optional()}
          inputMode="tel"
          maxLength={15}
        />
        <FormText
          control={control}
          name="email"
          label={m.field_email()}
          note={m.profile_optional()}
          inputMode="email"
          autoComplete="email"
          maxLength={100}
        />
      </div>
    </SectionForm>
  );
}
