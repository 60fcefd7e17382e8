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
import type { Draft } from '../../../platform/member/use-draft.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';

interface SettingsTailProps {
  lang: Language;
  onLang: (lang: Language) => void;
  /** The texts of a language. */
  textsOf: (lang: Language) => ReactNode;
  draft: Draft;
  formState: { isDirty: boolean; isSubmitting: boolean };
  onDiscard: () => void;
}

/** What forms of the site's settings end with: the texts language by language, and the bar that saves them. */
export function SettingsTail({ lang, onLang, textsOf, draft, formState, onDiscard }: SettingsTailProps) {
  return (
    <>
      <Tabs
        label={console_site_language()}
        selectedKey={lang}
        onChange={(key) => onLang(key as Language)}
        items={languages.map((code) => ({
          key: code,
          text: <span lang={htmlLanguages[code]}>{languageNames[code]}</span>,
          content: textsOf(code),
        }))}
      />
      <SaveBar saved={draft.savedAt && console_site_draft({ time: formatDate(draft.savedAt, 'HH:mm') })}>
        <Button onClick={onDiscard} disabled={!formState.isDirty && !draft.restored}>
          {console_site_discard()}
        </Button>
        <Button type="submit" variant="main" busy={formState.isSubmitting}>
          {console_save()}
        </Button>
      </SaveBar>
    </>
  );
}
