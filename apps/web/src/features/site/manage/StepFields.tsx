import type { Language } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { Bound } from '../../../platform/form/Bound.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { blankGuide, type GuideControl } from './guide-form.ts';

/** The five steps, each with its time and a tip. */
export function StepFields({ control, lang }: { control: GuideControl; lang: Language }) {
  return blankGuide.steps.map((_, at) => {
    const name = `${lang}.steps.${at}` as const;
    return (
      <FormSection key={name} title={m.console_guide_step({ no: at + 1 })}>
        <Bound control={control} name={`${name}.name`}>
          {(field) => <TextField {...field} label={m.field_guide_step_name()} maxLength={40} required />}
        </Bound>
        <Bound control={control} name={`${name}.duration`}>
          {(field) => <TextField {...field} label={m.field_duration()} maxLength={40} />}
        </Bound>
        <Bound control={control} name={`${name}.text`}>
          {(field) => (
            <TextArea {...field} label={m.field_guide_step_text()} maxLength={500} rows={3} required />
          )}
        </Bound>
        <Bound control={control} name={`${name}.tip`}>
          {(field) => <TextArea {...field} label={m.field_tip()} maxLength={200} rows={3} />}
        </Bound>
      </FormSection>
    );
  });
}
