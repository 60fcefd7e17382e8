import { type ReactNode, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { paths } from '../../../../paths.ts';
import { browserState } from '../../../../platform/api/browser-client.ts';
import { htmlLanguages, type Language, spokenLanguage } from '../../../../platform/i18n/language.ts';
import { NoticeScreen } from './NoticeScreen.tsx';

const ariaLocales: Record<Language, string> = { ...htmlLanguages, en: 'en-US', es: 'es-ES', ja: 'ja-JP' };

interface IdentityRootProps {
  /** Who is logged in has no business here and is sent Home. */
  guestsOnly?: boolean;
  children: ReactNode;
}

/** Around the form of each account page: language of its fields, messages and questions. */
export function IdentityRoot({ guestsOnly = false, children }: IdentityRootProps) {
  useEffect(() => {
    if (guestsOnly && browserState().user().token) location.replace(paths.home());
  }, [guestsOnly]);
  return (
    <I18nProvider locale={ariaLocales[spokenLanguage()]}>
      {children}
      <NoticeScreen />
    </I18nProvider>
  );
}
