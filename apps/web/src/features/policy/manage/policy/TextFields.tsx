import * as m from '@portal/texts/messages';
import { RichTextInput } from '../../../../platform/form/RichTextInput.tsx';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';

/** The policy in plain words, its explanation, and the original text. */
export function TextFields() {
  return (
    <FormSection title={m.officer_texts()} columns={1}>
      <TextAreaInput name="plainSummary" rows={3} />
      <RichTextInput name="interpretation" label={m.officer_interpretation()} lang="zh" />
      <RichTextInput name="originalBody" label={m.officer_original()} lang="zh" />
    </FormSection>
  );
}
