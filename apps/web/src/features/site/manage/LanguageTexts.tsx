import type { SiteContent } from '@portal/contract/site/manage';
import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { HeadFields } from './HeadFields.tsx';
import { OfferedTexts } from './OfferedTexts.tsx';
import { SectionFields } from './SectionFields.tsx';
import { newAbout, newTexts } from './site-form.ts';

/** The site's self-description in one language, and its page 关于我们. */
export function LanguageTexts({ lang }: { lang: Language }) {
  const { control, setValue } = useFormContext<SiteContent>();
  const [texts, about] = useWatch({ control, name: [`texts.${lang}`, `about.${lang}`] });
  const offer = (offered: boolean) => {
    const options = { shouldDirty: true } as const;
    setValue(`texts.${lang}`, offered ? (texts ?? newTexts) : (null as never), options);
    setValue(`about.${lang}`, offered ? (about ?? newAbout) : (null as never), options);
  };
  return (
    <OfferedTexts lang={lang} isOffered={texts !== null && about !== null} onOffer={offer}>
      <FormSection title={m.console_site_texts()}>
        <TextInput name={`texts.${lang}.parkName`} label={m.console_site_park()} />
        <TextInput name={`texts.${lang}.company`} />
        <TextInput name={`texts.${lang}.address`} />
        <TextInput name={`texts.${lang}.notice`} />
      </FormSection>
      <FormSection title={m.console_site_about()} columns={1}>
        <HeadFields name={`about.${lang}`} lang={lang} />
        <SectionFields lang={lang} name={`about.${lang}.sections`} least={1} />
      </FormSection>
    </OfferedTexts>
  );
}
