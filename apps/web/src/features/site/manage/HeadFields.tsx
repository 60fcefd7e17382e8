import type { Language } from '@portal/texts/languages';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';

interface HeadFieldsProps {
  /** The form path of the page in one language. */
  name: string;
  lang: Language;
}

/** Title and summary of an editable page. */
export function HeadFields({ name, lang }: HeadFieldsProps) {
  return (
    <>
      <TextInput name={`${name}.title`} />
      <TextAreaInput name={`${name}.summary`} lang={langOfContent(lang)} rows={3} />
    </>
  );
}
