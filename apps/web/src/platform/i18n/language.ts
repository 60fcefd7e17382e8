import { overwriteGetLocale } from '@portal/texts/runtime';

export const languages = ['zh', 'en', 'es', 'ja'] as const;
export type Language = (typeof languages)[number];

/** How each language names itself. */
export const languageNames: Record<Language, string> = {
  zh: '简体中文',
  en: 'English',
  es: 'Español',
  ja: '日本語',
};

/** The values of `lang` attributes. */
export const htmlLanguages: Record<Language, string> = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' };

let current: Language = 'en';
overwriteGetLocale(() => current);

/** Sets the language of all messages. Rendering on the server is synchronous, so one variable serves all requests. */
export function speak(language: Language): void {
  current = language;
}

export function currentLocale(): Language {
  return current;
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** `lang` for content written in another language than the interface speaks; nothing where they agree. */
export function langOfContent(language: string): string | undefined {
  return language === current ? undefined : (htmlLanguages[language as Language] ?? language);
}

/**
 * `lang` for a name that is of the interface or of somebody's writing: with Chinese signs it is the latter. Japanese
 * has the same signs and cannot be told apart.
 */
export function langOfName(name: string): string | undefined {
  const isLatin = current === 'en' || current === 'es';
  return isLatin && /\p{Script=Han}/u.test(name) ? htmlLanguages.zh : undefined;
}

/** What stands between two texts of the interface: nothing in scripts that set no spaces. */
export function wordGap(): '' | ' ' {
  return current === 'zh' || current === 'ja' ? '' : ' ';
}
