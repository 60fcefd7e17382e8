import type { Language } from '@portal/contract/fields';
import type { GuideContent } from '@portal/contract/site-manage';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  console_guide_head,
  console_guide_sections,
  console_site_about_summary,
  console_site_about_title,
  console_site_translate,
  console_site_untranslated,
} from '../../../platform/i18n/paraglide/messages.js';
import { Bound } from '../../../platform/member/form/Bound.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { blankGuide, type GuideSettings } from './guide-form.ts';
import { MaterialFields } from './MaterialFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { SectionFields } from './SectionFields.tsx';
import styles from './Site.module.css';
import { StepFields } from './StepFields.tsx';

interface GuideFieldsProps {
  form: UseFormReturn<GuideContent>;
  lang: Language;
  templates: GuideSettings['templates'];
}

/** The guide in one language; all but Chinese may be left out. */
export function GuideFields({ form, lang, templates }: GuideFieldsProps) {
  const { control, setValue } = form;
  const isOffered = useWatch({ control, name: lang }) !== null;
  const offer = (offered: boolean) =>
    setValue(lang, offered ? blankGuide : (null as never), { shouldDirty: true });
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
          <FormSection title={console_guide_head()} columns={1}>
            <Bound {...{ control, name: `${lang}.title` }}>
              {(field) => <TextField {...field} label={console_site_about_title()} maxLength={60} required />}
            </Bound>
            <Bound {...{ control, name: `${lang}.summary` }}>
              {(field) => (
                <TextArea {...field} label={console_site_about_summary()} maxLength={300} rows={3} />
              )}
            </Bound>
          </FormSection>
          <StepFields control={control} lang={lang} />
          <MaterialFields control={control} lang={lang} templates={templates} />
          <FormSection title={console_guide_sections()} columns={1}>
            <SectionFields {...{ control, lang }} name={`${lang}.sections`} least={0} />
          </FormSection>
          <QuestionFields control={control} lang={lang} />
        </>
      )}
    </div>
  );
}
