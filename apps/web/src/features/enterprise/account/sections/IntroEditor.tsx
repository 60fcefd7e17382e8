import * as m from '@portal/texts/messages';
import { FormFile } from '../form/FormFile.tsx';
import { FormArea } from '../form/fields.tsx';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

const longestIntro = 5000;

const logoKinds = ['image/jpeg', 'image/png', 'image/webp'];

interface IntroValues {
  intro: string;
  logoFileId: string;
}

export function IntroEditor({ profile, onDone }: EditorProps) {
  const { intro, logoFileId } = profile;
  const { form, draft, send, cancel } = useSectionForm<IntroValues>({
    section: 'INTRO',
    profile,
    onDone,
    values: { intro, logoFileId: logoFileId ?? '' },
    dataOf: (values) => values,
  });
  const { control, formState } = form;
  const stored = logoFileId
    ? { fileId: logoFileId, name: m.profile_f_logo(), mime: 'image/webp', bytes: 0 }
    : null;
  return (
    <SectionForm draft={draft} busy={formState.isSubmitting} onSend={send} onCancel={cancel}>
      <FormArea
        control={control}
        name="intro"
        label={m.profile_f_intro()}
        hint={m.profile_f_intro_hint()}
        maxLength={longestIntro}
        rows={8}
        required
      />
      <FormFile
        control={control}
        name="logoFileId"
        stored={stored}
        label={m.profile_f_logo()}
        hint={m.profile_f_logo_hint()}
        accept={logoKinds}
        purpose="LOGO"
        visibility="public"
      />
    </SectionForm>
  );
}
