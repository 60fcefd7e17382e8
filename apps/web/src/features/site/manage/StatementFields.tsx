import type { StatementContent } from '@portal/contract/site/manage';
import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { HeadFields } from './HeadFields.tsx';
import { OfferedTexts } from './OfferedTexts.tsx';
import { SectionFields } from './SectionFields.tsx';
import { newStatement } from './statement-form.ts';

const statements = [
  ['accessibility', m.console_statement_accessibility],
  ['privacy', m.console_statement_privacy],
] as const;

/** Both statements in one language. */
export function StatementFields({ lang }: { lang: Language }) {
  const { control, setValue } = useFormContext<StatementContent>();
  const written = useWatch({ control, name: [`accessibility.${lang}`, `privacy.${lang}`] });
  const offer = (offered: boolean) => {
    for (const [at, [key]] of statements.entries())
      setValue(`${key}.${lang}`, offered ? (written[at] ?? newStatement) : (null as never), {
        shouldDirty: true,
      });
  };
  return (
    <OfferedTexts lang={lang} isOffered={written.every((statement) => statement !== null)} onOffer={offer}>
      {statements.map(([key, name]) => (
        <FormSection key={key} title={name()} columns={1}>
          <HeadFields name={`${key}.${lang}`} lang={lang} />
          <SectionFields lang={lang} name={`${key}.${lang}.sections`} least={0} of={name()} />
        </FormSection>
      ))}
    </OfferedTexts>
  );
}
