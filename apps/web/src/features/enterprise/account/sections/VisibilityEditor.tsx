import * as m from '@portal/texts/messages';
import { ChoiceInput } from '../../../../platform/form/ChoiceInput.tsx';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

export function VisibilityEditor({ profile, onDone }: EditorProps) {
  const editing = useSectionForm({
    section: 'VISIBILITY',
    profile,
    onDone,
    values: { visibility: profile.visibility },
    dataOf: (values) => values,
  });
  const options = [
    { value: 'PUBLIC', text: m.profile_v_public(), note: m.profile_v_public_note() },
    { value: 'HIDDEN', text: m.profile_v_hidden(), note: m.profile_v_hidden_note() },
  ];
  return (
    <SectionForm editing={editing}>
      <ChoiceInput name="visibility" options={options} label={m.profile_s_visibility()} layout="card" />
    </SectionForm>
  );
}
