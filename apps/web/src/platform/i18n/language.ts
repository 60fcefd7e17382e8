import { type Language, languages, languageTags } from '@portal/texts/languages';
import { setLanguageReader } from '@portal/texts/runtime';

/** Each language's name for itself. */
export const languageNames: Record<Language, string> = {
  zh: '简体中文',
  en: 'English',
  es: 'Español',
  ja: '日本語',
};

/** Values of `lang` attributes. */
export const htmlLanguages = languageTags;

let current: Language = 'en';
setLanguageReader(() => current);

/** Sets the language of all messages. Server rendering is synchronous, so one variable serves all requests. */
export function speak(language: Language): void {
  current = language;
}

export function currentLocale(): Language {
  return current;
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The `lang` of content that is not in the language of the interface; undefined if both are the same. */
export function langOfContent(language: string): string | undefined {
  return language === current ? undefined : (htmlLanguages[language as Language] ?? language);
}

/**
 * The `lang` of a name that comes either from the interface or from people: Chinese characters indicate the latter. In
 * Japanese the two cannot be told apart, since it uses the same characters.
 */
export function langOfName(name: string): string | undefined {
  const isLatin = current === 'en' || current === 'es';
  return isLatin && /\p{Script=Han}/u.test(name) ? htmlLanguages.zh : undefined;
}

/** The gap between two texts of the interface: none in scripts without spaces. */
export function wordGap(): '' | ' ' {
  return current === 'zh' || current === 'ja' ? '' : ' ';
}
