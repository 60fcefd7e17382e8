import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { newGuide } from './guide-form.ts';

/** The five steps, each with its duration and a tip. */
export function StepFields({ lang }: { lang: Language }) {
  return newGuide.steps.map((_, at) => {
    const name = `${lang}.steps.${at}` as const;
    return (
      <FormSection key={name} title={m.console_guide_step({ no: at + 1 })}>
        <TextInput name={`${name}.name`} />
        <TextInput name={`${name}.duration`} />
        <TextAreaInput name={`${name}.text`} rows={3} />
        <TextAreaInput name={`${name}.tip`} rows={3} />
      </FormSection>
    );
  });
}
