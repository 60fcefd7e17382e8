import type { Language } from '@portal/contract/fields';
import type { SiteContent } from '@portal/contract/site-manage';
import * as m from '@portal/texts/messages';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Bound } from '../../../platform/form/Bound.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { HeadFields } from './HeadFields.tsx';
import { OfferedTexts } from './OfferedTexts.tsx';
import { SectionFields } from './SectionFields.tsx';
import { blankAbout, blankTexts } from './site-form.ts';

/** What the site says of itself in one language, and its page 关于我们. */
export function LanguageTexts({ form, lang }: { form: UseFormReturn<SiteContent>; lang: Language }) {
  const { control, setValue } = form;
  const [texts, about] = useWatch({ control, name: [`texts.${lang}`, `about.${lang}`] });
  const offer = (offered: boolean) => {
    const options = { shouldDirty: true } as const;
    setValue(`texts.${lang}`, offered ? (texts ?? blankTexts) : (null as never), options);
    setValue(`about.${lang}`, offered ? (about ?? blankAbout) : (null as never), options);
  };
  return (
    <OfferedTexts lang={lang} isOffered={texts !== null && about !== null} onOffer={offer}>
      <FormSection title={m.console_site_texts()}>
        <Bound control={control} name={`texts.${lang}.parkName`}>
          {(field) => <TextField {...field} label={m.console_site_park()} maxLength={60} required />}
        </Bound>
        <Bound control={control} name={`texts.${lang}.company`}>
          {(field) => <TextField {...field} label={m.field_operating_company()} maxLength={100} required />}
        </Bound>
        <Bound control={control} name={`texts.${lang}.address`}>
          {(field) => <TextField {...field} label={m.field_address()} maxLength={150} required />}
        </Bound>
        <Bound control={control} name={`texts.${lang}.notice`}>
          {(field) => <TextField {...field} label={m.field_footer_note()} maxLength={200} />}
        </Bound>
      </FormSection>
      <FormSection title={m.console_site_about()} columns={1}>
        <HeadFields control={control} name={`about.${lang}`} lang={lang} />
        <SectionFields control={control} lang={lang} name={`about.${lang}.sections`} least={1} />
      </FormSection>
    </OfferedTexts>
  );
}
