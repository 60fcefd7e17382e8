import * as m from '@portal/texts/messages';
import { FormChoice } from '../form/fields.tsx';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

export function VisibilityEditor({ profile, onDone }: EditorProps) {
  const { form, draft, send, cancel } = useSectionForm({
    section: 'VISIBILITY',
    profile,
    onDone,
    values: { visibility: profile.visibility },
    dataOf: (values) => values,
  });
  const { control, formState } = form;
  const options = [
    { value: 'PUBLIC', text: m.profile_v_public(), note: m.profile_v_public_note() },
    { value: 'HIDDEN', text: m.profile_v_hidden(), note: m.profile_v_hidden_note() },
  ];
  return (
    <SectionForm draft={draft} busy={formState.isSubmitting} onSend={send} onCancel={cancel}>
      <FormChoice
        control={control}
        name="visibility"
        options={options}
        label={m.profile_s_visibility()}
        layout="card"
        required
      />
    </SectionForm>
  );
}
