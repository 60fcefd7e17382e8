import { type Language, languages } from '@portal/texts/languages';
import { htmlLanguages } from '../i18n/language.ts';

/** Language and territory, as Open Graph names them. */
export const openGraphLocales: Record<Language, string> = {
  zh: 'zh_CN',
  en: 'en_US',
  es: 'es_ES',
  ja: 'ja_JP',
};

/** The address of a page in a language. Chinese has the plain one, which robots get that name no language. */
export function inLanguage(address: string, language: Language): string {
  if (language === 'zh') return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The same page in every language, for search engines; `x-default` is for readers of any other. */
export const languageLinks = (address: string): { hrefLang: string; href: string }[] => [
  ...languages.map((language) => ({
    hrefLang: htmlLanguages[language],
    href: inLanguage(address, language),
  })),
  { hrefLang: 'x-default', href: address },
];
