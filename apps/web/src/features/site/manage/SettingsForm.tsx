import type { Language } from '@portal/contract/fields';
import type { ReactNode } from 'react';
import { formatDate } from '../../../platform/display/format.ts';
import { htmlLanguages, languageNames, languages } from '../../../platform/i18n/language.ts';
import {
  console_save,
  console_site_discard,
  console_site_draft,
  console_site_language,
} from '../../../platform/i18n/paraglide/messages.js';
import { DraftNotice } from '../../../platform/member/form/DraftNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import styles from './Site.module.css';
import type { SettingsEditing } from './use-settings-form.ts';

interface SettingsFormProps {
  editing: SettingsEditing;
  /** The texts of a language. */
  textsOf: (lang: Language) => ReactNode;
  /** What is the same in every language. */
  children?: ReactNode;
}

/** A form of the site's settings: the texts language by language, and the bar that saves them. */
export function SettingsForm({ editing, textsOf, children }: SettingsFormProps) {
  const { lang, setLang, draft, isDirty, isSubmitting, send, discard } = editing;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <DraftNotice draft={draft} />
      {children}
      <Tabs
        label={console_site_language()}
        selectedKey={lang}
        onChange={(key) => setLang(key as Language)}
        items={languages.map((code) => ({
          key: code,
          text: <span lang={htmlLanguages[code]}>{languageNames[code]}</span>,
          content: textsOf(code),
        }))}
      />
      <SaveBar saved={draft.savedAt && console_site_draft({ time: formatDate(draft.savedAt, 'HH:mm') })}>
        <Button onClick={discard} disabled={!isDirty && !draft.restored}>
          {console_site_discard()}
        </Button>
        <Button type="submit" variant="main" busy={isSubmitting}>
          {console_save()}
        </Button>
      </SaveBar>
    </form>
  );
}
