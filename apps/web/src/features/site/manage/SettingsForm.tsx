import type { Language } from '@portal/texts/languages';
import { languages } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftNotice } from '../../../platform/form/DraftNotice.tsx';
import { EditForm } from '../../../platform/form/EditForm.tsx';
import type { Editing } from '../../../platform/form/use-edit-form.ts';
import { htmlLanguages, languageNames } from '../../../platform/i18n/language.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';

interface SettingsFormProps<Values extends FieldValues> {
  editing: {
    edit: Editing<Values>;
    lang: Language;
    setLang: (lang: Language) => void;
    send: () => Promise<unknown>;
  };
  /** The fields of one language. */
  textsOf: (lang: Language) => ReactNode;
  /** The fields shared by all languages. */
  children?: ReactNode;
}

/** A form of site settings: the texts per language, and the bar that saves them. */
export function SettingsForm<Values extends FieldValues>({
  editing: { edit, lang, setLang, send },
  textsOf,
  children,
}: SettingsFormProps<Values>) {
  return (
    <EditForm edit={edit} onSend={send}>
      <DraftNotice draft={edit.draft} />
      {children}
      <Tabs
        label={m.field_language()}
        selectedKey={lang}
        onChange={(key) => setLang(key as Language)}
        items={languages.map((code) => ({
          key: code,
          text: <span lang={htmlLanguages[code]}>{languageNames[code]}</span>,
          content: textsOf(code),
        }))}
      />
    </EditForm>
  );
}
