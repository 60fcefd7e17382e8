import type { Language } from '@portal/texts/languages';
import { currentLocale, htmlLanguages } from './language.ts';

const ariaLocales: Record<Language, string> = { ...htmlLanguages, en: 'en-US', es: 'es-ES', ja: 'ja-JP' };

/** The current language as a React Aria locale. */
export function ariaLocale(): string {
  return ariaLocales[currentLocale()];
}
