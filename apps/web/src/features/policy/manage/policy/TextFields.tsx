import * as m from '@portal/texts/messages';
import { Bound } from '../../../../platform/form/Bound.tsx';
import { RichTextField } from '../../../../platform/rich-text/RichTextField.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { TextArea } from '../../../../ui/text-area/TextArea.tsx';
import type { PolicyControl } from './policy-values.ts';

/** In plain words, explained, and as it was issued. */
export function TextFields({ control }: { control: PolicyControl }) {
  return (
    <FormSection title={m.officer_texts()} columns={1}>
      <Bound control={control} name="plainSummary">
        {(field) => <TextArea {...field} label={m.field_plain_summary()} rows={3} maxLength={300} required />}
      </Bound>
      <Bound control={control} name="interpretation">
        {(field) => <RichTextField {...field} label={m.officer_interpretation()} lang="zh" />}
      </Bound>
      <Bound control={control} name="originalBody">
        {(field) => <RichTextField {...field} label={m.officer_original()} lang="zh" />}
      </Bound>
    </FormSection>
  );
}
