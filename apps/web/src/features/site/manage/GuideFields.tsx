import type { GuideContent } from '@portal/contract/site/manage';
import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { type GuideSettings, newGuide } from './guide-form.ts';
import { HeadFields } from './HeadFields.tsx';
import { MaterialFields } from './MaterialFields.tsx';
import { OfferedTexts } from './OfferedTexts.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { SectionFields } from './SectionFields.tsx';
import { StepFields } from './StepFields.tsx';

interface GuideFieldsProps {
  lang: Language;
  templates: GuideSettings['templates'];
}

/** The guide in one language. */
export function GuideFields({ lang, templates }: GuideFieldsProps) {
  const { control, setValue } = useFormContext<GuideContent>();
  const isOffered = useWatch({ control, name: lang }) !== null;
  const offer = (offered: boolean) =>
    setValue(lang, offered ? newGuide : (null as never), { shouldDirty: true });
  return (
    <OfferedTexts lang={lang} isOffered={isOffered} onOffer={offer}>
      <FormSection title={m.console_guide_head()} columns={1}>
        <HeadFields name={lang} lang={lang} />
      </FormSection>
      <StepFields lang={lang} />
      <MaterialFields lang={lang} templates={templates} />
      <FormSection title={m.console_guide_sections()} columns={1}>
        <SectionFields lang={lang} name={`${lang}.sections`} least={0} />
      </FormSection>
      <QuestionFields lang={lang} />
    </OfferedTexts>
  );
}
