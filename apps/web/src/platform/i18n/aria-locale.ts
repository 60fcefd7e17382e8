import { currentLocale, htmlLanguages, type Language } from './language.ts';

const ariaLocales: Record<Language, string> = { ...htmlLanguages, en: 'en-US', es: 'es-ES', ja: 'ja-JP' };

/** The spoken language by the name that React Aria bundles it under. */
export function ariaLocale(): string {
  return ariaLocales[currentLocale()];
}
