import { currentLocale } from '../i18n/language.ts';

/** Joins whole sentences; Chinese and Japanese have no space between them. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.join(currentLocale() === 'zh' || currentLocale() === 'ja' ? '' : ' ');
