import { type Language, languages } from '@portal/texts/languages';
import { setLanguageReader } from '@portal/texts/runtime';

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
setLanguageReader(() => current);

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

/** `lang` for content in another language than the interface; undefined when they are the same. */
export function langOfContent(language: string): string | undefined {
  return language === current ? undefined : (htmlLanguages[language as Language] ?? language);
}

/**
 * `lang` for a name that comes either from the interface or from people: with Chinese characters it is the latter. In
 * Japanese the two cannot be distinguished, since it uses the same characters.
 */
export function langOfName(name: string): string | undefined {
  const isLatin = current === 'en' || current === 'es';
  return isLatin && /\p{Script=Han}/u.test(name) ? htmlLanguages.zh : undefined;
}

/** The gap between two texts of the interface: none in scripts without spaces. */
export function wordGap(): '' | ' ' {
  return current === 'zh' || current === 'ja' ? '' : ' ';
}
