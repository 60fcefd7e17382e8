import {
  profile_s_visibility,
  profile_v_hidden,
  profile_v_hidden_note,
  profile_v_public,
  profile_v_public_note,
} from '../../../../platform/i18n/paraglide/messages.js';
import { FormChoice } from '../form/fields.tsx';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

export function VisibilityEditor({ profile, onDone }: EditorProps) {
  const { form, draft, send, cancel } = useSectionForm({
    ...{ section: 'VISIBILITY', profile, onDone },
    values: { visibility: profile.visibility },
    dataOf: (values) => values,
  });
  const { control, formState } = form;
  const options = [
    { value: 'PUBLIC', text: profile_v_public(), note: profile_v_public_note() },
    { value: 'HIDDEN', text: profile_v_hidden(), note: profile_v_hidden_note() },
  ];
  return (
    <SectionForm draft={draft} busy={formState.isSubmitting} onSend={send} onCancel={cancel}>
      <FormChoice
        {...{ control, name: 'visibility', options }}
        label={profile_s_visibility()}
        layout="card"
        required
      />
    </SectionForm>
  );
}
