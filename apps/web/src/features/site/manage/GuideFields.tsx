import type { Language } from '@portal/contract/fields';
import type { GuideContent } from '@portal/contract/site-manage';
import * as m from '@portal/texts/messages';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { blankGuide, type GuideSettings } from './guide-form.ts';
import { HeadFields } from './HeadFields.tsx';
import { MaterialFields } from './MaterialFields.tsx';
import { OfferedTexts } from './OfferedTexts.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { SectionFields } from './SectionFields.tsx';
import { StepFields } from './StepFields.tsx';

interface GuideFieldsProps {
  form: UseFormReturn<GuideContent>;
  lang: Language;
  templates: GuideSettings['templates'];
}

/** The guide in one language. */
export function GuideFields({ form, lang, templates }: GuideFieldsProps) {
  const { control, setValue } = form;
  const isOffered = useWatch({ control, name: lang }) !== null;
  const offer = (offered: boolean) =>
    setValue(lang, offered ? blankGuide : (null as never), { shouldDirty: true });
  return (
    <OfferedTexts lang={lang} isOffered={isOffered} onOffer={offer}>
      <FormSection title={m.console_guide_head()} columns={1}>
        <HeadFields control={control} name={lang} lang={lang} />
      </FormSection>
      <StepFields control={control} lang={lang} />
      <MaterialFields control={control} lang={lang} templates={templates} />
      <FormSection title={m.console_guide_sections()} columns={1}>
        <SectionFields control={control} lang={lang} name={`${lang}.sections`} least={0} />
      </FormSection>
      <QuestionFields control={control} lang={lang} />
    </OfferedTexts>
  );
}
