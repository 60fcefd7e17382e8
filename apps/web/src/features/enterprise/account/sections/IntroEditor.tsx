import * as m from '@portal/texts/messages';
import { FileInput } from '../../../../platform/form/FileInput.tsx';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

const logoKinds = ['image/jpeg', 'image/png', 'image/webp'];

interface IntroValues {
  intro: string;
  logoFileId: string;
}

export function IntroEditor({ profile, onDone }: EditorProps) {
  const { intro, logoFileId } = profile;
  const editing = useSectionForm<IntroValues>({
    section: 'INTRO',
    profile,
    onDone,
    values: { intro, logoFileId: logoFileId ?? '' },
    dataOf: (values) => values,
  });
  const stored = logoFileId
    ? { fileId: logoFileId, name: m.profile_f_logo(), mime: 'image/webp', bytes: 0 }
    : null;
  return (
    <SectionForm editing={editing}>
      <TextAreaInput name="intro" label={m.profile_f_intro()} hint={m.profile_f_intro_hint()} rows={8} />
      <FileInput
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
