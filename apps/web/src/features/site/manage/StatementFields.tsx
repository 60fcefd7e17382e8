import type { Language } from '@portal/contract/fields';
import type { StatementContent } from '@portal/contract/site-manage';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  console_site_about_summary,
  console_site_about_title,
  console_site_translate,
  console_site_untranslated,
  console_statement_accessibility,
  console_statement_privacy,
} from '../../../platform/i18n/paraglide/messages.js';
import { Bound } from '../../../platform/member/form/Bound.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { SectionFields } from './SectionFields.tsx';
import styles from './Site.module.css';
import { blankStatement } from './statement-form.ts';

const statements = [
  ['accessibility', console_statement_accessibility],
  ['privacy', console_statement_privacy],
] as const;

/** Both statements in one language; all but Chinese may be left out. */
export function StatementFields({ form, lang }: { form: UseFormReturn<StatementContent>; lang: Language }) {
  const { control, setValue } = form;
  const written = useWatch({ control, name: [`accessibility.${lang}`, `privacy.${lang}`] });
  const isOffered = written.every((statement) => statement !== null);
  const offer = (offered: boolean) => {
    for (const [at, [key]] of statements.entries())
      setValue(`${key}.${lang}`, offered ? (written[at] ?? blankStatement) : (null as never), {
        shouldDirty: true,
      });
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
      {isOffered &&
        statements.map(([key, name]) => (
          <FormSection key={key} title={name()} columns={1}>
            <Bound {...{ control, name: `${key}.${lang}.title` as const }}>
              {(field) => <TextField {...field} label={console_site_about_title()} maxLength={60} required />}
            </Bound>
            <Bound {...{ control, name: `${key}.${lang}.summary` as const }}>
              {(field) => (
                <TextArea {...field} label={console_site_about_summary()} maxLength={300} rows={3} />
              )}
            </Bound>
            <SectionFields {...{ control, lang }} name={`${key}.${lang}.sections`} least={0} of={name()} />
          </FormSection>
        ))}
    </div>
  );
}
