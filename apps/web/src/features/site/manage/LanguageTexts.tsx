import type { Language } from '@portal/contract/fields';
import type { SiteContent } from '@portal/contract/site-manage';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  console_site_address,
  console_site_company,
  console_site_notice,
  console_site_park,
  console_site_texts,
  console_site_translate,
  console_site_untranslated,
} from '../../../platform/i18n/paraglide/messages.js';
import { Bound } from '../../../platform/member/form/Bound.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { AboutFields } from './AboutFields.tsx';
import styles from './Site.module.css';
import { blankAbout, blankTexts } from './site-form.ts';

interface LanguageTextsProps {
  form: UseFormReturn<SiteContent>;
  lang: Language;
}

/** What is said in one language; all but Chinese may be left out. */
export function LanguageTexts({ form, lang }: LanguageTextsProps) {
  const { control, setValue } = form;
  const [texts, about] = useWatch({ control, name: [`texts.${lang}`, `about.${lang}`] });
  const isOffered = texts !== null && about !== null;
  const offer = (offered: boolean) => {
    const options = { shouldDirty: true } as const;
    setValue(`texts.${lang}`, offered ? (texts ?? blankTexts) : (null as never), options);
    setValue(`about.${lang}`, offered ? (about ?? blankAbout) : (null as never), options);
  };
  return (
    <div className={styles.texts}>
      {lang !== 'zh' && (
        <Checkbox
          checked={isOffered}
          onChange={offer}
          hint={isOffered ? undefined : console_site_untranslated()}
        >
          {console_site_translate()}
        </Checkbox>
      )}
      {isOffered && (
        <>
          <FormSection title={console_site_texts()}>
            <Bound {...{ control, name: `texts.${lang}.parkName` }}>
              {(field) => <TextField {...field} label={console_site_park()} maxLength={60} required />}
            </Bound>
            <Bound {...{ control, name: `texts.${lang}.company` }}>
              {(field) => <TextField {...field} label={console_site_company()} maxLength={100} required />}
            </Bound>
            <Bound {...{ control, name: `texts.${lang}.address` }}>
              {(field) => <TextField {...field} label={console_site_address()} maxLength={150} required />}
            </Bound>
            <Bound {...{ control, name: `texts.${lang}.notice` }}>
              {(field) => <TextField {...field} label={console_site_notice()} maxLength={200} />}
            </Bound>
          </FormSection>
          <AboutFields control={control} lang={lang} />
        </>
      )}
    </div>
  );
}
